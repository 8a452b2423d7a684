import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertColor() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="info" color="success">
        Free shipping on orders over $50.
      </Alert>
      <Alert severity="info" color="warning">
        Sale prices end on Sunday.
      </Alert>
    </Stack>
  );
}
