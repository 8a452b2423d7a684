import { useState } from 'react';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipOpen() {
  const [open, setOpen] = useState(false);

  return (
    <Tooltip
      open={open}
      onClose={() => setOpen(false)}
      disableHoverListener
      disableFocusListener
      disableTouchListener
      describeChild
      title="Copied"
      color="success"
    >
      <Button onClick={() => setOpen(true)}>Copy the link</Button>
    </Tooltip>
  );
}
