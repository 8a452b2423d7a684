import { useState } from 'react';
import Button from '@mui/material/Button';
import MicIcon from '@mui/icons-material/Mic';

export default function ButtonHold() {
  const [talking, setTalking] = useState(false);
  const start = () => setTalking(true);
  const stop = () => setTalking(false);

  return (
    <Button
      variant={talking ? 'contained' : 'outlined'}
      startIcon={<MicIcon />}
      aria-pressed={talking}
      onMouseDown={start}
      onMouseUp={stop}
      onMouseLeave={stop}
      onTouchStart={start}
      onTouchEnd={stop}
      onTouchMove={stop}
      onContextMenu={(event) => event.preventDefault()}
      onDragLeave={stop}
      onKeyDown={({ key }) => key === ' ' && start()}
      onKeyUp={stop}
      onBlur={stop}
    >
      Hold to talk
    </Button>
  );
}
