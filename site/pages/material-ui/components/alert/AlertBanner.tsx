import Alert from '@mui/material/Alert';

export default function AlertBanner() {
  return (
    <Alert
      variant="filled"
      severity="error"
      square
      sx={{ width: '100%', justifyContent: 'center' }}
    >
      Checkout is unavailable. We are working on it.
    </Alert>
  );
}
