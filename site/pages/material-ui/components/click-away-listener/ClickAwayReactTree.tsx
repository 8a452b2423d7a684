import { useState } from 'react';
import Alert from '@mui/material/Alert';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ClickAwayReactTree() {
  const [count, setCount] = useState(0);

  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <ClickAwayListener
        disableReactTree
        mouseEvent="onMouseDown"
        touchEvent={false}
        onClickAway={() => setCount(count + 1)}
      >
        <TextField select size="small" label="Status" defaultValue="open">
          <MenuItem value="open">Open</MenuItem>
          <MenuItem value="shipped">Shipped</MenuItem>
        </TextField>
      </ClickAwayListener>
      <Alert severity="info">Clicks outside: {count}</Alert>
    </Stack>
  );
}
