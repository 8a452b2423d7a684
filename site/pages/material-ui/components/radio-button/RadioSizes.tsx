import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioSizes() {
  return (
    <RadioGroup row aria-label="Size of the radio" defaultValue="small">
      <FormControlLabel
        value="small"
        control={<Radio size="small" />}
        label="small"
      />
      <FormControlLabel
        value="medium"
        control={<Radio size="medium" />}
        label="medium"
      />
    </RadioGroup>
  );
}
