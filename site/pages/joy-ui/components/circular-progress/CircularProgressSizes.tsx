import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CircularProgressSizes() {
  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'flex-end' }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Stack key={size} spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress size={size} aria-label={`Loading, size ${size}`} />
          <Typography level="body-sm">{size}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
