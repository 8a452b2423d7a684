import { useState } from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioGroupControlled() {
  const [hours, setHours] = useState(24);

  return (
    <RadioGroup
      aria-label={`Remind me ${hours} hours before`}
      value={hours}
      onChange={(event) => setHours(Number(event.target.value))}
    >
      <Radio value={1} label="1 hour before" />
      <Radio value={24} label="1 day before" />
    </RadioGroup>
  );
}
