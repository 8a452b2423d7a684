import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function StackResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2, md: 4 }}
    >
      <Button>Book now</Button>
      <Button variant="outlined">Ask a question</Button>
      <Button variant="plain">Save for later</Button>
    </Stack>
  );
}
