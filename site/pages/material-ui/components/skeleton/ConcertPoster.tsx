import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function ConcertPoster() {
  return (
    <Stack spacing={1.5} aria-busy="true" sx={{ width: 220 }}>
      <Skeleton variant="rectangular" height={120} />
      <Stack direction="row" spacing={1} useFlexGap>
        <Skeleton variant="circular" width={32} height={32} />
        <Skeleton variant="text" width="60%" />
      </Stack>
      <Skeleton variant="rounded" height={36} />
    </Stack>
  );
}
