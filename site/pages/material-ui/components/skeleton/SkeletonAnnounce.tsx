import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SkeletonAnnounce() {
  const [loading, setLoading] = useState(true);

  return (
    <Box sx={{ maxWidth: 320, mx: 'auto' }}>
      <Typography variant="h6" component="h3">
        Balance
      </Typography>
      <Typography variant="h4" component="p" aria-busy={loading}>
        {loading ? <Skeleton width="6ch" /> : '$1,204.50'}
      </Typography>
      <Typography role="status" variant="body2" color="text.secondary">
        {loading ? 'Loading the balance' : 'Balance loaded'}
      </Typography>
      <Button onClick={() => setLoading(!loading)} sx={{ mt: 1 }}>
        {loading ? 'Finish loading' : 'Reload'}
      </Button>
    </Box>
  );
}
