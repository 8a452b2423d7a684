import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FormControlSpecimen() {
  return (
    <FormControl sx={{ width: 200 }}>
      <FormLabel>City</FormLabel>
      <Input size="sm" defaultValue="Porto" />
      <FormHelperText>Where it is delivered</FormHelperText>
    </FormControl>
  );
}
