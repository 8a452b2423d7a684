import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonAnimation() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 360 }}>
      {(['pulse', 'wave', false] as const).map((animation) => (
        <div key={String(animation)}>
          <Typography level="body-sm">{String(animation)}</Typography>
          <Skeleton
            animation={animation}
            variant="rectangular"
            height={32}
            sx={{ borderRadius: 'sm' }}
          />
        </div>
      ))}
    </Stack>
  );
}
