import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function GuestReview() {
  const [loading, setLoading] = useState(true);

  return (
    <Box sx={{ maxWidth: 360, mx: 'auto' }}>
      <Paper variant="outlined" aria-busy={loading} sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          {loading ? (
            <Skeleton variant="circular" width={40} height={40} />
          ) : (
            <Avatar sx={{ bgcolor: 'primary.main' }}>NP</Avatar>
          )}
          <Typography sx={{ flexGrow: 1 }}>
            {loading ? <Skeleton width="50%" /> : 'Nora P., four nights'}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {loading ? (
            <>
              <Skeleton />
              <Skeleton width="80%" />
            </>
          ) : (
            'The room is small and the bed is good. We heard the sea at night and the baker at five.'
          )}
        </Typography>
      </Paper>
      <Button onClick={() => setLoading(!loading)} sx={{ mt: 1 }}>
        {loading ? 'Show the review' : 'Load again'}
      </Button>
    </Box>
  );
}
