import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const places = [
  { id: 'nas', name: 'Cupboard in the office', space: 2000 },
  { id: 'vault', name: 'Vault in Bergen', space: 500 },
];

export default function BackupPlan() {
  const id = useId();
  const [days, setDays] = useState(7);
  const [place, setPlace] = useState(places.at(0));

  return (
    <Stack spacing={2} sx={{ maxWidth: 300, mx: 'auto' }}>
      <FormControl>
        <InputLabel id={`${id}-days-label`}>Back up</InputLabel>
        <Select
          id={`${id}-days`}
          labelId={`${id}-days-label`}
          label="Back up"
          value={days}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          <MenuItem value={1}>Every day</MenuItem>
          <MenuItem value={7}>Every week</MenuItem>
          <MenuItem value={30}>Every month</MenuItem>
        </Select>
      </FormControl>
      <FormControl>
        <InputLabel id={`${id}-place-label`}>Keep it in</InputLabel>
        <Select
          id={`${id}-place`}
          labelId={`${id}-place-label`}
          label="Keep it in"
          value={place?.id ?? ''}
          onChange={(event) =>
            setPlace(places.find((one) => one.id === event.target.value))
          }
        >
          {places.map((one) => (
            <MenuItem key={one.id} value={one.id}>
              {one.name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Typography variant="body2" color="text.secondary">
        Room for {Math.floor((place?.space ?? 0) / 40)} backups, or{' '}
        {Math.floor((place?.space ?? 0) / 40) * days} days
      </Typography>
    </Stack>
  );
}
