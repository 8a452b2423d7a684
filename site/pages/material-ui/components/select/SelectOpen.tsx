import { useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectOpen() {
  const [open, setOpen] = useState(false);

  return (
    <Stack direction="row" spacing={2}>
      <Select
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        defaultValue="fri"
        inputProps={{ 'aria-label': 'Delivery day' }}
        sx={{ width: 160 }}
      >
        <MenuItem value="tue">Tuesday</MenuItem>
        <MenuItem value="fri">Friday</MenuItem>
      </Select>
      <Button onClick={() => setOpen(true)}>Change day</Button>
    </Stack>
  );
}
