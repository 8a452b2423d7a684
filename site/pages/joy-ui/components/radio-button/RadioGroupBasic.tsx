import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioGroupBasic() {
  return (
    <FormControl>
      <FormLabel>Delivery</FormLabel>
      <RadioGroup defaultValue="standard" name="delivery">
        <Radio value="standard" label="Standard, 3 to 5 days" />
        <Radio value="express" label="Express, tomorrow" />
        <Radio value="pickup" label="Pick up in the store" />
      </RadioGroup>
      <FormHelperText>Orders before noon leave today.</FormHelperText>
    </FormControl>
  );
}
