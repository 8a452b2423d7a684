import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const colors = [
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
  'inherit',
] as const;

export default function CircularColors() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      {colors.map((color) => (
        <Stack key={color} spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress color={color} aria-label={color} />
          <Typography variant="body2">{color}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
