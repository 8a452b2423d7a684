import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';

export default function MeetingPlace() {
  const label = useId();
  const [place, setPlace] = useState('workshop');

  return (
    <FormControl sx={{ display: 'flex', maxWidth: 280, mx: 'auto' }}>
      <FormLabel id={label}>Where shall we look at the roof?</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={place}
        onChange={(_event, next) => setPlace(next)}
      >
        <FormControlLabel
          value="workshop"
          label="In your workshop, on plans"
          control={<Radio />}
        />
        <FormControlLabel
          value="site"
          label="At this address"
          control={<Radio />}
        />
      </RadioGroup>
      <TextField
        label="Address"
        size="small"
        autoComplete="street-address"
        disabled={place !== 'site'}
        sx={{ mt: 1, marginInlineStart: 4 }}
      />
    </FormControl>
  );
}
