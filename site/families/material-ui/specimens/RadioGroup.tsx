import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioGroupSpecimen() {
  return (
    <RadioGroup defaultValue="courier" name="specimen-radio">
      <FormControlLabel value="courier" control={<Radio size="small" />} label="Courier" />
      <FormControlLabel value="locker" control={<Radio size="small" />} label="Parcel locker" />
    </RadioGroup>
  );
}
