import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonLink() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Button variant="contained" href="/material-ui/getting-started/usage/">
        Get started
      </Button>
      <Button
        href="https://www.w3.org/WAI/ARIA/apg/patterns/button/"
        target="_blank"
      >
        Button pattern (new tab)
      </Button>
    </Stack>
  );
}
