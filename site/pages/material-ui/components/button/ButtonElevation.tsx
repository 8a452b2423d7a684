import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonElevation() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained">With shadow</Button>
      <Button variant="contained" disableElevation>
        No shadow
      </Button>
    </Stack>
  );
}
