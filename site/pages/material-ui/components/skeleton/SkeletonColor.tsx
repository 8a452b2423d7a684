import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Paper square sx={{ p: 3, bgcolor: 'primary.main' }}>
      <Skeleton
        variant="rounded"
        height={48}
        sx={{ bgcolor: 'primary.contrastText', opacity: 0.3 }}
        animation={false}
      />
    </Paper>
  );
}
