import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function StackBasic() {
  return (
    <Stack spacing={2}>
      <Button variant="contained">Continue with email</Button>
      <Button variant="outlined">Continue with a passkey</Button>
      <Button>Create an account</Button>
    </Stack>
  );
}
