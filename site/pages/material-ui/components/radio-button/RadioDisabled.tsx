import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioDisabled() {
  return (
    <RadioGroup aria-label="Class" defaultValue="tue">
      <FormControlLabel value="tue" control={<Radio />} label="Tuesday" />
      <FormControlLabel value="thu" control={<Radio />} label="Thursday" />
      <FormControlLabel
        value="sat"
        control={<Radio disabled />}
        label="Saturday (full)"
      />
    </RadioGroup>
  );
}
