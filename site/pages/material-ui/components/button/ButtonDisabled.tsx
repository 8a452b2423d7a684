import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonDisabled() {
  return (
    <Stack direction="row" spacing={2}>
      <Button disabled>Undo</Button>
      <Button variant="outlined" disabled>
        Compare
      </Button>
      <Button variant="contained" disabled>
        Checkout
      </Button>
    </Stack>
  );
}
