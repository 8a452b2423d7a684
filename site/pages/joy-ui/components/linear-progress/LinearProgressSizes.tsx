import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size}>
          <Typography level="body-sm">{size}</Typography>
          <LinearProgress size={size} aria-label={`Loading, size ${size}`} />
        </div>
      ))}
    </Stack>
  );
}
