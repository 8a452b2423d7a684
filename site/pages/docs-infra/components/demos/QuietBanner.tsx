import Alert from '@mui/material/Alert';

export default function QuietBanner() {
  return (
    <Alert severity="info" variant="outlined">
      The reading room is quiet from 14:00.
    </Alert>
  );
}
