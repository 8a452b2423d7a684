import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonCard() {
  return (
    <Card
      variant="outlined"
      aria-busy="true"
      sx={{ width: 320, maxWidth: '100%', mx: 'auto' }}
    >
      <CardHeader
        avatar={<Skeleton variant="circular" width={40} height={40} />}
        title={<Skeleton width="70%" />}
        subheader={<Skeleton width="40%" />}
      />
      <Skeleton variant="rectangular" height={140} />
      <CardContent>
        <Skeleton />
        <Skeleton width="80%" />
      </CardContent>
    </Card>
  );
}
