import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressVariables() {
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={70}
        aria-label="Thin track"
        sx={{
          '--CircularProgress-size': '80px',
          '--CircularProgress-trackThickness': '3px',
          '--CircularProgress-progressThickness': '10px',
        }}
      />
      <CircularProgress
        aria-label="Slow"
        sx={{
          '--CircularProgress-size': '80px',
          '--CircularProgress-linecap': 'square',
          '--CircularProgress-circulation': '3s linear infinite',
        }}
      />
    </Stack>
  );
}
