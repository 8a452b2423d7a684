import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputBasic() {
  return (
    <FormControl sx={{ width: 300 }}>
      <FormLabel>Workspace name</FormLabel>
      <Input placeholder="Northwind" />
      <FormHelperText>Everyone in the team sees it.</FormHelperText>
    </FormControl>
  );
}
