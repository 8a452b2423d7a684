import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonLevels() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 360 }}>
      <Skeleton variant="text" level="h2" width="70%" />
      <Skeleton variant="text" level="title-md" width="45%" />
      <Skeleton variant="text" />
      <Skeleton variant="text" />
      <Skeleton variant="text" width="60%" />
    </Stack>
  );
}
