import Alert from '@mui/joy/Alert';

export default function AlertSpecimen() {
  return (
    <Alert color="success" sx={{ width: 210 }}>
      The order is on its way
    </Alert>
  );
}
