import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

export default function AutocompleteValidation() {
  const [country, setCountry] = useState<string | null>(null);
  const missing = country === null;

  return (
    <FormControl error={missing} required sx={{ width: 280 }}>
      <FormLabel>Country</FormLabel>
      <Autocomplete
        options={['Estonia', 'Finland', 'Latvia']}
        value={country}
        onChange={(_event, next) => setCountry(next)}
      />
      <FormHelperText>
        {missing ? 'Choose a country.' : 'Ships in 3 days.'}
      </FormHelperText>
    </FormControl>
  );
}
