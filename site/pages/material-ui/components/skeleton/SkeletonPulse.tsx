import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonPulse() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton variant="circular" width={40} height={40} />
      <Stack sx={{ flex: 1 }}>
        <Skeleton animation="pulse" width="40%" />
        <Skeleton animation="pulse" />
      </Stack>
    </Stack>
  );
}
