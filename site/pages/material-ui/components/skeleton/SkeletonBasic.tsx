import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonBasic() {
  return (
    <Stack spacing={1} aria-busy="true" sx={{ width: 240 }}>
      <Skeleton variant="rounded" height={120} />
      <Skeleton />
      <Skeleton width="60%" />
    </Stack>
  );
}
