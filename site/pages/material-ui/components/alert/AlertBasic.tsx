import Alert from '@mui/material/Alert';

export default function AlertBasic() {
  return (
    <Alert severity="warning">Your card expires at the end of the month.</Alert>
  );
}
