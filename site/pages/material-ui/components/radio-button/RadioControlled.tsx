import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioControlled() {
  const [days, setDays] = useState(30);

  return (
    <FormControl>
      <FormLabel id="days">{`Remind me ${days} days before`}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="days"
        value={days}
        onChange={(event) => setDays(Number(event.target.value))}
      >
        <FormControlLabel value={7} control={<Radio />} label="7" />
        <FormControlLabel value={14} control={<Radio />} label="14" />
        <FormControlLabel value={30} control={<Radio />} label="30" />
      </RadioGroup>
    </FormControl>
  );
}
