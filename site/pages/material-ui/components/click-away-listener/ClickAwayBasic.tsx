import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAwayBasic() {
  const [open, setOpen] = useState(true);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ width: 260, height: 110 }}>
        <Button onClick={() => setOpen(!open)}>Shipping details</Button>
        {open && <Paper sx={{ p: 2 }}>Arrives on Thursday.</Paper>}
      </Box>
    </ClickAwayListener>
  );
}
