import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertOutlined() {
  return (
    <Stack spacing={1.5}>
      <Alert variant="outlined" severity="success">
        Deployed to staging.
      </Alert>
      <Alert variant="outlined" severity="info">
        Logs are kept for 30 days.
      </Alert>
      <Alert variant="outlined" severity="warning">
        The disk is 82% full.
      </Alert>
      <Alert variant="outlined" severity="error">
        The health check failed.
      </Alert>
    </Stack>
  );
}
