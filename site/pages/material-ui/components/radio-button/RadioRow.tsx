import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioRow() {
  return (
    <FormControl>
      <FormLabel id="size">Size</FormLabel>
      <RadioGroup row aria-labelledby="size" defaultValue="m">
        <FormControlLabel value="s" control={<Radio />} label="Small" />
        <FormControlLabel value="m" control={<Radio />} label="Medium" />
        <FormControlLabel value="l" control={<Radio />} label="Large" />
      </RadioGroup>
    </FormControl>
  );
}
