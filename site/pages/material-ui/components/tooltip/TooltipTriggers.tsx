import { useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipTriggers() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Pointer only" disableFocusListener>
        <Button>No focus</Button>
      </Tooltip>
      <Tooltip describeChild title="Keyboard only" disableHoverListener>
        <Button>No hover</Button>
      </Tooltip>
      <Tooltip describeChild title="No long press" disableTouchListener>
        <Button>No touch</Button>
      </Tooltip>
      <ClickAwayListener onClickAway={close}>
        <Tooltip
          describeChild
          title="Opened by a click"
          open={open}
          onClose={close}
          disableFocusListener
          disableHoverListener
          disableTouchListener
        >
          <Button onClick={() => setOpen(!open)}>Click</Button>
        </Tooltip>
      </ClickAwayListener>
    </Stack>
  );
}
