import Alert from '@mui/material/Alert';

export default function AlertSpecimen() {
  return <Alert severity="warning">Your card expires soon.</Alert>;
}
