import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Button variant="text">Discard</Button>
      <Button variant="outlined">Save draft</Button>
      <Button variant="contained">Send invoice</Button>
    </Stack>
  );
}
