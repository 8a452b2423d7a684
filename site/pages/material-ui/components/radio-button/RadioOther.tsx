import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';

export default function RadioOther() {
  const [source, setSource] = useState('friend');

  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel id="source">How did you find us?</FormLabel>
      <RadioGroup
        aria-labelledby="source"
        value={source}
        onChange={(_event, next) => setSource(next)}
      >
        <FormControlLabel value="friend" control={<Radio />} label="A friend" />
        <FormControlLabel value="search" control={<Radio />} label="A search" />
        <FormControlLabel value="other" control={<Radio />} label="Other" />
      </RadioGroup>
      <TextField
        size="small"
        label="Other source"
        disabled={source !== 'other'}
        sx={{ mt: 1, marginInlineStart: 4 }}
      />
    </FormControl>
  );
}
