import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertElevation() {
  return (
    <Stack spacing={2}>
      <Alert severity="info" elevation={4}>
        elevation 4: Anna is editing this page.
      </Alert>
      <Alert severity="info" square>
        square: Anna is editing this page.
      </Alert>
    </Stack>
  );
}
