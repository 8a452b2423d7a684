import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SkeletonLines() {
  return (
    <Typography variant="body2" sx={{ maxWidth: 420, mx: 'auto' }}>
      <Skeleton />
      <Skeleton />
      <Skeleton width="45%" />
    </Typography>
  );
}
