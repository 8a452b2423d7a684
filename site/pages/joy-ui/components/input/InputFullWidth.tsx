import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputFullWidth() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Input aria-label="Default width" placeholder="Default" />
      <Input aria-label="Full width" placeholder="fullWidth" fullWidth />
    </Stack>
  );
}
