import Alert from '@mui/material/Alert';

export default function CalloutsSpecimen() {
  return <Alert severity="info">High water at noon</Alert>;
}
