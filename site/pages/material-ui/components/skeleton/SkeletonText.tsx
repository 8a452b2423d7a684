import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = ['h3', 'h5', 'body1', 'caption'] as const;

export default function SkeletonText() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 420, mx: 'auto' }}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={2}>
          <Typography variant={variant} component="div" noWrap sx={{ flex: 1 }}>
            {variant}
          </Typography>
          <Typography variant={variant} component="div" sx={{ flex: 1 }}>
            <Skeleton />
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
