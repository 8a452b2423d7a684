import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={1.5}>
      <Alert variant="standard">standard: backup completed at 02:00.</Alert>
      <Alert variant="outlined">outlined: backup completed at 02:00.</Alert>
      <Alert variant="filled">filled: backup completed at 02:00.</Alert>
    </Stack>
  );
}
