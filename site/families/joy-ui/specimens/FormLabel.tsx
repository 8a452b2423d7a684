import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FormLabelSpecimen() {
  return (
    <FormControl required sx={{ width: 200 }}>
      <FormLabel>Email</FormLabel>
      <Input size="sm" placeholder="you@example.com" />
    </FormControl>
  );
}
