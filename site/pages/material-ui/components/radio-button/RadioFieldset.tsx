import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioFieldset() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" focused={false}>
        Paper
      </FormLabel>
      <RadioGroup defaultValue="a4">
        <FormControlLabel value="a4" control={<Radio />} label="A4" />
        <FormControlLabel value="us" control={<Radio />} label="Letter" />
      </RadioGroup>
    </FormControl>
  );
}
