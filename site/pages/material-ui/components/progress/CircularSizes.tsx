import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularSizes() {
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <CircularProgress aria-label="24 px" size={24} />
      <CircularProgress aria-label="40 px" />
      <CircularProgress aria-label="4 rem" size="4rem" />
      <CircularProgress aria-label="Thick" size={64} thickness={6} />
    </Stack>
  );
}
