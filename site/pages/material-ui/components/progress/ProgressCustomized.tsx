import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressCustomized() {
  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <LinearProgress
        aria-label="Sorting"
        classes={{ bar: 'bar' }}
        sx={{
          width: 1,
          height: 6,
          borderRadius: 3,
          '& .bar': { borderRadius: 3 },
          '@media (prefers-reduced-motion: reduce)': {
            '& .bar': { animationDuration: '8s' },
          },
        }}
      />
      <CircularProgress
        aria-label="Storage"
        variant="determinate"
        value={70}
        size={56}
        classes={{ circle: 'round' }}
        sx={{ '& .round': { strokeLinecap: 'round' } }}
      />
    </Stack>
  );
}
