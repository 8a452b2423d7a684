import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const courts = new Map([
  ['indoor', ['Court 1', 'Court 2']],
  ['outdoor', ['Clay', 'Grass']],
]);

export default function CourtBooking() {
  const id = useId();
  const [hall, setHall] = useState('');
  const [court, setCourt] = useState('');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      useFlexGap
      sx={{ maxWidth: 400, mx: 'auto' }}
    >
      <FormControl variant="filled" color="secondary" fullWidth>
        <InputLabel id={`${id}-hall-label`}>Place</InputLabel>
        <Select
          id={`${id}-hall`}
          labelId={`${id}-hall-label`}
          value={hall}
          onChange={(event) => {
            setHall(event.target.value);
            setCourt('');
          }}
        >
          <MenuItem value="indoor">Sports hall</MenuItem>
          <MenuItem value="outdoor">By the lake</MenuItem>
        </Select>
      </FormControl>
      <FormControl variant="filled" color="secondary" fullWidth>
        <InputLabel id={`${id}-court-label`}>Court</InputLabel>
        <Select
          id={`${id}-court`}
          labelId={`${id}-court-label`}
          disabled={!hall}
          value={court}
          onChange={(event) => setCourt(event.target.value)}
        >
          {courts.get(hall)?.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
        <FormHelperText>{hall ? ' ' : 'Choose the place first'}</FormHelperText>
      </FormControl>
    </Stack>
  );
}
