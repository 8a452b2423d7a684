import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';

export default function ColorInversionAlert() {
  return (
    <Alert
      variant="solid"
      color="danger"
      invertedColors
      endDecorator={<Button size="sm">Rebook</Button>}
    >
      Train 402 is canceled.
    </Alert>
  );
}
