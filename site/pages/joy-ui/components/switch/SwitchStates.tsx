import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchStates() {
  return (
    <Stack spacing={2} sx={{ width: 220 }}>
      <FormControl orientation="horizontal" disabled>
        <FormLabel>Disabled</FormLabel>
        <Switch defaultChecked />
      </FormControl>
      <FormControl orientation="horizontal" error>
        <FormLabel>Error</FormLabel>
        <Switch required slotProps={{ input: { 'aria-invalid': true } }} />
      </FormControl>
    </Stack>
  );
}
