import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function InvoiceActions() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      <Button variant="contained">Send invoice</Button>
      <Button variant="outlined">Save draft</Button>
      <Button variant="text">Discard</Button>
    </Stack>
  );
}
