import LinearProgress from '@mui/material/LinearProgress';
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

export default function LinearColors() {
  return (
    <Stack spacing={1.5}>
      {colors.map((color) => (
        <div key={color}>
          <Typography variant="body2">{color}</Typography>
          <LinearProgress
            variant="determinate"
            value={60}
            color={color}
            aria-label={color}
          />
        </div>
      ))}
    </Stack>
  );
}
