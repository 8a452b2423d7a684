import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';

export default function DividerText() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <Button variant="contained">Sign in with a passkey</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Sign in by email</Button>
    </Stack>
  );
}
