import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SelectChangeEvent } from '@mui/material/Select';

const stores = ['Berlin', 'Madrid', 'Oslo', 'Warsaw'];

export default function SelectAll() {
  const [chosen, setChosen] = useState(['Berlin', 'Oslo']);
  const all = chosen.length === stores.length;

  const change = ({ target: { value } }: SelectChangeEvent<string[]>) => {
    const next = typeof value === 'string' ? value.split(',') : value;
    if (next.includes('all')) {
      setChosen(all ? [] : stores);
    } else {
      setChosen(next);
    }
  };

  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel id="stores-label">Stores</InputLabel>
      <Select
        labelId="stores-label"
        id="stores"
        label="Stores"
        multiple
        value={chosen}
        onChange={change}
        MenuProps={{ variant: 'menu' }}
        renderValue={(values) => (all ? 'All stores' : values.join(', '))}
      >
        <MenuItem value="all" divider>
          {all ? 'Clear all' : 'Select all'}
        </MenuItem>
        {stores.map((store) => (
          <MenuItem key={store} value={store}>
            {store}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
