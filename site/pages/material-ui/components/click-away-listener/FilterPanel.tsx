import { useState } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

export default function FilterPanel() {
  const [open, setOpen] = useState(false);
  const [domOnly, setDomOnly] = useState(false);

  return (
    <Stack spacing={2} sx={{ minHeight: 230, width: 280 }}>
      <FormControlLabel
        label="Count the menu as outside"
        control={
          <Switch
            checked={domOnly}
            onChange={(event) => setDomOnly(event.target.checked)}
          />
        }
      />
      {open ? (
        <ClickAwayListener
          disableReactTree={domOnly}
          mouseEvent="onMouseDown"
          touchEvent="onTouchStart"
          onClickAway={() => setOpen(false)}
        >
          <Paper variant="outlined" sx={{ p: 2 }}>
            <TextField
              select
              fullWidth
              size="small"
              label="Age of the boat"
              defaultValue="any"
            >
              <MenuItem value="any">Any age</MenuItem>
              <MenuItem value="new">Built after 2015</MenuItem>
              <MenuItem value="old">Built before 1980</MenuItem>
            </TextField>
          </Paper>
        </ClickAwayListener>
      ) : (
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Filter the boats
        </Button>
      )}
    </Stack>
  );
}
