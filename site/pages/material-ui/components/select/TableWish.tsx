import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const places = ['By the window', 'In the garden', 'At the counter'];

export default function TableWish() {
  const id = useId();
  const [place, setPlace] = useState('');

  return (
    <FormControl sx={{ display: 'flex', maxWidth: 280, mx: 'auto' }}>
      <InputLabel id={`${id}-label`} shrink>
        Where would you like to sit?
      </InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Where would you like to sit?"
        displayEmpty
        renderValue={(chosen) => chosen || 'Anywhere'}
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      >
        <MenuItem value="">
          <em>Anywhere</em>
        </MenuItem>
        {places.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
