import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonStill() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton animation={false} variant="circular" width={40} height={40} />
      <Stack sx={{ flex: 1 }}>
        <Skeleton animation={false} width="40%" />
        <Skeleton animation={false} />
      </Stack>
    </Stack>
  );
}
