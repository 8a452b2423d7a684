import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertRole() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="info" role="note">
        Prices do not include tax.
      </Alert>
      <Alert severity="success" role="status">
        All changes saved.
      </Alert>
    </Stack>
  );
}
