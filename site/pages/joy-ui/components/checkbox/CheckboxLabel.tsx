import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxLabel() {
  return (
    <Stack spacing={1.5}>
      <Checkbox label="Send me a receipt by email" defaultChecked />
      <Checkbox label="Remember this address" />
    </Stack>
  );
}
