import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const cities = new Map([
  ['Canada', ['Montreal', 'Toronto']],
  ['Japan', ['Osaka', 'Sapporo', 'Tokyo']],
]);

export default function SelectDependent() {
  const [country, setCountry] = useState('');
  const [city, setCity] = useState('');

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <TextField
        select
        label="Country"
        value={country}
        onChange={(event) => {
          setCountry(event.target.value);
          setCity('');
        }}
      >
        {[...cities.keys()].map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="City"
        disabled={!country}
        helperText={country ? ' ' : 'Choose a country first.'}
        value={city}
        onChange={(event) => setCity(event.target.value)}
      >
        {(cities.get(country) ?? []).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
