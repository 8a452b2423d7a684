import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const loaves = new Map([
  ['half', { label: '500 g', price: '€3.20' }],
  ['whole', { label: '1 kg', price: '€5.60' }],
  ['double', { label: '2 kg', price: '€10.40' }],
]);

export default function LoafSize() {
  const label = useId();
  const [size, setSize] = useState('whole');

  return (
    <FormControl>
      <FormLabel id={label} color="secondary">
        Rye bread
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={label}
        value={size}
        onChange={(_event, next) => setSize(next)}
      >
        {Array.from(loaves, ([value, loaf]) => (
          <FormControlLabel
            key={value}
            value={value}
            label={loaf.label}
            control={<Radio color="secondary" />}
          />
        ))}
      </RadioGroup>
      <FormHelperText role="status" sx={{ mx: 0 }}>
        Costs {loaves.get(size)?.price}
      </FormHelperText>
    </FormControl>
  );
}
