import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';

export default function SlowOffer() {
  const [loading, setLoading] = useState(false);

  useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const answer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(answer);
  }, [loading]);

  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <div aria-live="polite" aria-busy={loading}>
        <CardHeader
          title={loading ? <Skeleton width="70%" /> : 'Roof check'}
          subheader={loading ? <Skeleton width="45%" /> : 'Holm Carpentry'}
        />
        <CardContent sx={{ pt: 0, '&:last-child': { pb: 1 } }}>
          {loading ? (
            <Skeleton variant="rounded" sx={{ height: '2lh' }} />
          ) : (
            <Box sx={{ minHeight: '2lh' }}>
              Two hours on site, photos and a written report: 180 €.
            </Box>
          )}
        </CardContent>
      </div>
      <CardActions>
        <Button onClick={() => setLoading(true)}>Ask again</Button>
      </CardActions>
    </Card>
  );
}
