import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonFullWidth() {
  return (
    <Stack spacing={1.5} sx={{ maxWidth: 320, mx: 'auto' }}>
      <Button variant="contained" fullWidth>
        Sign in
      </Button>
      <Button variant="outlined" fullWidth>
        Create an account
      </Button>
    </Stack>
  );
}
