import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertFilled() {
  return (
    <Stack spacing={1.5}>
      <Alert variant="filled" severity="success">
        Deployed to staging.
      </Alert>
      <Alert variant="filled" severity="info">
        Logs are kept for 30 days.
      </Alert>
      <Alert variant="filled" severity="warning">
        The disk is 82% full.
      </Alert>
      <Alert variant="filled" severity="error">
        The health check failed.
      </Alert>
    </Stack>
  );
}
