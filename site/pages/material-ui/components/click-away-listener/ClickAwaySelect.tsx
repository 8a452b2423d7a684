import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function ClickAwaySelect() {
  const [open, setOpen] = useState(true);

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      onClickAway={() => setOpen(false)}
    >
      <Box sx={{ display: 'grid', gap: 2, width: 240, height: 110 }}>
        <Button onClick={() => setOpen(!open)}>Filter orders</Button>
        {open && (
          <TextField select size="small" label="Status" defaultValue="open">
            <MenuItem value="open">Open</MenuItem>
            <MenuItem value="shipped">Shipped</MenuItem>
          </TextField>
        )}
      </Box>
    </ClickAwayListener>
  );
}
