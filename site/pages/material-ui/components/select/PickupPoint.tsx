import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function PickupPoint() {
  const id = useId();
  const [point, setPoint] = useState('harbour');

  return (
    <FormControl sx={{ display: 'flex', maxWidth: 280, mx: 'auto' }}>
      <InputLabel id={`${id}-label`}>Pick-up point</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Pick-up point"
        value={point}
        onChange={(event) => setPoint(event.target.value)}
      >
        <MenuItem value="harbour">Harbour kiosk</MenuItem>
        <MenuItem value="station">Station, platform 1</MenuItem>
        <MenuItem value="bakery">Lund’s bakery</MenuItem>
        <MenuItem value="library" disabled>
          Library (closed until May)
        </MenuItem>
      </Select>
    </FormControl>
  );
}
