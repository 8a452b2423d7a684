import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';

export default function CardSkeleton() {
  return (
    <Card aria-busy="true">
      <CardHeader
        avatar={<Skeleton variant="circular" width={40} height={40} />}
        title={<Skeleton width="70%" />}
        subheader={<Skeleton width="45%" />}
      />
      <CardContent>
        <Skeleton variant="rounded" height={64} />
      </CardContent>
    </Card>
  );
}
