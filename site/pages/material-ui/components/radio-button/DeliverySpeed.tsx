import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function DeliverySpeed() {
  const label = useId();

  return (
    <FormControl>
      <FormLabel id={label}>Delivery</FormLabel>
      <RadioGroup aria-labelledby={label} name="delivery" defaultValue="post">
        <FormControlLabel
          value="post"
          label="By post, 2 to 3 days"
          control={<Radio />}
        />
        <FormControlLabel
          value="bike"
          label="By bicycle, today"
          control={<Radio />}
        />
        <FormControlLabel
          value="locker"
          label="To a parcel locker (all full)"
          control={<Radio disabled />}
        />
      </RadioGroup>
    </FormControl>
  );
}
