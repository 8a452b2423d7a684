import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputFullWidth() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Input
        aria-label="As wide as the browser makes it"
        placeholder="Default"
      />
      <Input aria-label="Full width" placeholder="fullWidth" fullWidth />
    </Stack>
  );
}
