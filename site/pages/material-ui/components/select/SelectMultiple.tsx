import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SelectChangeEvent } from '@mui/material/Select';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export default function SelectMultiple() {
  const [open, setOpen] = useState(['Monday', 'Thursday']);

  const change = ({ target: { value } }: SelectChangeEvent<string[]>) => {
    setOpen(typeof value === 'string' ? value.split(',') : value);
  };

  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel id="open-label">Open on</InputLabel>
      <Select
        labelId="open-label"
        id="open"
        label="Open on"
        multiple
        value={open}
        onChange={change}
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
