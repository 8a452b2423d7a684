import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function FormControlLayout() {
  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <FormControl size="lg" color="success">
        <FormLabel>Coupon</FormLabel>
        <Input defaultValue="SPRING20" />
        <FormHelperText>20 % off until Sunday.</FormHelperText>
      </FormControl>
      <FormControl orientation="horizontal">
        <FormLabel sx={{ flex: 1 }}>Gift wrapping</FormLabel>
        <Switch defaultChecked />
      </FormControl>
    </Stack>
  );
}
