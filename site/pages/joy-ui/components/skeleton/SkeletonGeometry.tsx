import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonGeometry() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton variant="circular" width={64} height={64} />
      <Skeleton
        variant="rectangular"
        width={{ xs: 120, sm: 240 }}
        height={64}
        sx={{ borderRadius: 'md' }}
      />
    </Stack>
  );
}
