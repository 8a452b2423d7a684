import { useRef } from 'react';
import Button from '@mui/material/Button';
import type { TouchRippleActions } from '@mui/material/ButtonBase';

export default function RippleRef() {
  const ripple = useRef<TouchRippleActions>(null);

  return (
    <Button
      variant="outlined"
      touchRippleRef={ripple}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.repeat) {
          ripple.current?.stop(event, () => ripple.current?.start(event));
        }
      }}
      onKeyUp={(event) => {
        if (event.key === 'Enter') {
          ripple.current?.stop(event, () => ripple.current?.pulsate());
        }
      }}
    >
      Roll the dice
    </Button>
  );
}
