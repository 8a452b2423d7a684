import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioGroupBasic() {
  return (
    <FormControl>
      <FormLabel id="ship">Shipping</FormLabel>
      <RadioGroup aria-labelledby="ship" defaultValue="post" name="shipping">
        <FormControlLabel value="post" control={<Radio />} label="Standard" />
        <FormControlLabel value="fast" control={<Radio />} label="Express" />
        <FormControlLabel value="shop" control={<Radio />} label="Pick up" />
      </RadioGroup>
    </FormControl>
  );
}
