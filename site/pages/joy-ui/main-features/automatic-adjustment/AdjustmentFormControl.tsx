import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function AdjustmentFormControl() {
  return (
    <FormControl size="lg" error required>
      <FormLabel>Number of guests</FormLabel>
      <Input defaultValue="52" />
      <FormHelperText>The room seats 40.</FormHelperText>
    </FormControl>
  );
}
