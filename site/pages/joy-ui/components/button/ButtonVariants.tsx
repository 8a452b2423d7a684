import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Button variant="solid">Publish</Button>
      <Button variant="soft">Save draft</Button>
      <Button variant="outlined">Preview</Button>
      <Button variant="plain">Discard</Button>
    </Stack>
  );
}
