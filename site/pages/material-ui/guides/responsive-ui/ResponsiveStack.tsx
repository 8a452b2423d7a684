import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column-reverse', sm: 'row' }}
      spacing={1}
      sx={{ p: 2, justifyContent: 'flex-end' }}
    >
      <Button>Discard</Button>
      <Button variant="contained">Publish</Button>
    </Stack>
  );
}
