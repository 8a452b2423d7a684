import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonSpeed() {
  return (
    <Stack spacing={2}>
      <Skeleton
        component="div"
        variant="rounded"
        height={40}
        sx={{ animationDuration: '4s' }}
      />
      <Skeleton
        variant="rounded"
        height={40}
        animation="wave"
        classes={{ wave: 'slow' }}
        sx={{ '&.slow::after': { animationDuration: '4s' } }}
      />
    </Stack>
  );
}
