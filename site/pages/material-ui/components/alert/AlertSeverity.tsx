import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverity() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="success">success: the invoice was sent.</Alert>
      <Alert severity="info">info: version 4.2 is available.</Alert>
      <Alert severity="warning">warning: 2 seats are left on your plan.</Alert>
      <Alert severity="error">error: the payment failed.</Alert>
    </Stack>
  );
}
