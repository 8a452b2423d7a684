import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SelectChangeEvent } from '@mui/material/Select';

export default function SelectControlled() {
  const [days, setDays] = useState(30);

  const change = (event: SelectChangeEvent<number>) => {
    setDays(Number(event.target.value));
  };

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="days-label">Keep backups</InputLabel>
      <Select
        labelId="days-label"
        id="days"
        label="Keep backups"
        value={days}
        onChange={change}
      >
        <MenuItem value={7}>7 days</MenuItem>
        <MenuItem value={30}>30 days</MenuItem>
        <MenuItem value={90}>90 days</MenuItem>
      </Select>
    </FormControl>
  );
}
