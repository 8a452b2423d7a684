import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonSpecimen() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Skeleton animation={false} variant="circular" width={40} height={40} />
      <Stack spacing={1}>
        <Skeleton
          animation={false}
          variant="rectangular"
          width={130}
          height={12}
          sx={{ borderRadius: 'xs' }}
        />
        <Skeleton
          animation={false}
          variant="rectangular"
          width={90}
          height={12}
          sx={{ borderRadius: 'xs' }}
        />
      </Stack>
    </Stack>
  );
}
