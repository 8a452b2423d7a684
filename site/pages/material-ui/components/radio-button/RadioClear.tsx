import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

export default function RadioClear() {
  const [value, setValue] = useState<string | null>(null);

  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <RadioGroup
        aria-label="Rating of the answer"
        value={value}
        onChange={(_event, next) => setValue(next)}
      >
        <FormControlLabel value="yes" control={<Radio />} label="Helpful" />
        <FormControlLabel value="no" control={<Radio />} label="Not helpful" />
      </RadioGroup>
      <Button onClick={() => setValue(null)}>Clear</Button>
    </Stack>
  );
}
