import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonWave() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Skeleton animation="wave" variant="circular" width={40} height={40} />
      <Stack sx={{ flex: 1 }}>
        <Skeleton animation="wave" width="40%" />
        <Skeleton animation="wave" />
      </Stack>
    </Stack>
  );
}
