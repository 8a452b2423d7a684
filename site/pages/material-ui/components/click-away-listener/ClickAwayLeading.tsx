import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAwayLeading() {
  const [open, setOpen] = useState(true);

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setOpen(false)}
    >
      <Box sx={{ width: 260, height: 130 }}>
        <Button onClick={() => setOpen(!open)}>Wi-Fi password</Button>
        {open && (
          <Paper sx={{ p: 2 }}>
            Select this text and release outside: it stays open.
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
