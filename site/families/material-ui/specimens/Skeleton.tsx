import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonSpecimen() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', width: 210 }}>
      <Skeleton animation={false} variant="circular" width={44} height={44} />
      <div style={{ flex: 1 }}>
        <Skeleton animation={false} />
        <Skeleton animation={false} width="60%" />
      </div>
    </Stack>
  );
}
