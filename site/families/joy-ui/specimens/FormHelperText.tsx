import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Input from '@mui/joy/Input';

export default function FormHelperTextSpecimen() {
  return (
    <FormControl error sx={{ width: 200 }}>
      <Input size="sm" defaultValue="12" />
      <FormHelperText>At least 20 letters</FormHelperText>
    </FormControl>
  );
}
