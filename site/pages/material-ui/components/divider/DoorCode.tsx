import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DoorCode() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <TextField label="Door code" autoComplete="one-time-code" />
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Ring the porter</Button>
    </Stack>
  );
}
