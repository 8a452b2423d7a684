import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const ratios = ['1', '4 / 3', '16 / 9'];

export default function SkeletonAspectRatio() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {ratios.map((aspectRatio) => (
        <Skeleton
          key={aspectRatio}
          variant="rounded"
          sx={{ flex: 1, height: 'auto', aspectRatio }}
        />
      ))}
    </Stack>
  );
}
