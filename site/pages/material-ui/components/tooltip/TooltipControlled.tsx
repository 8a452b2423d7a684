import { useState } from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipControlled() {
  const [open, setOpen] = useState(false);

  return (
    <Tooltip
      describeChild
      title="Last saved at 14:02"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <Button>{open ? 'Tooltip is open' : 'Tooltip is closed'}</Button>
    </Tooltip>
  );
}
