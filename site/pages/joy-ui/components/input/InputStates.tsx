import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputStates() {
  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      <Input aria-label="Disabled" defaultValue="disabled" disabled />
      <Input aria-label="Read only" defaultValue="readOnly" readOnly />
      <Input aria-label="Error" defaultValue="error" error />
      <Input aria-label="Required" placeholder="required" required />
    </Stack>
  );
}
