import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';

const times = Array.from({ length: 32 }, (_, index) => {
  const minutes = 360 + index * 30;
  return `${Math.floor(minutes / 60)}:${minutes % 60 === 0 ? '00' : '30'}`;
});

export default function FerryTime() {
  const id = useId();
  const [time, setTime] = useState('9:30');

  return (
    <FormControl size="small">
      <InputLabel id={`${id}-label`}>Ferry at</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Ferry at"
        autoWidth
        startAdornment={
          <InputAdornment position="start">
            <DirectionsBoatIcon fontSize="small" />
          </InputAdornment>
        }
        MenuProps={{
          anchorOrigin: { vertical: 'top', horizontal: 'center' },
          transformOrigin: { vertical: 'bottom', horizontal: 'center' },
          slotProps: { paper: { sx: { maxHeight: 240 } } },
        }}
        value={time}
        onChange={(event) => setTime(event.target.value)}
      >
        {times.map((one) => (
          <MenuItem key={one} value={one} dense>
            {one}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
