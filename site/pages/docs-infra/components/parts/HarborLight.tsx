import Alert from '@mui/material/Alert';

export default function HarborLight() {
  return <Alert severity="success">The harbor light is on.</Alert>;
}
