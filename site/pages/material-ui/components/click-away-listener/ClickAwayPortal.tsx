import { useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function ClickAwayPortal() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button onClick={() => setOpen(!open)}>Show the notice</Button>
        {open && (
          <Portal>
            <Paper
              elevation={6}
              sx={{ position: 'fixed', bottom: 16, insetInlineStart: 16, p: 2 }}
            >
              Clicks here count as inside.
            </Paper>
          </Portal>
        )}
      </div>
    </ClickAwayListener>
  );
}
