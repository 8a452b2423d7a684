import { useState } from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function WeatherLine() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack sx={{ width: 240 }}>
      <div aria-busy={loading}>
        <Typography variant="h3" component="p">
          {loading ? <Skeleton width="3ch" /> : '18°'}
        </Typography>
        <Typography>
          {loading ? <Skeleton /> : 'Rain from four o’clock'}
        </Typography>
        <Typography variant="caption" component="p">
          {loading ? <Skeleton width="60%" /> : 'Measured at the pier'}
        </Typography>
      </div>
      <Button
        onClick={() => setLoading(!loading)}
        sx={{ mt: 1, alignSelf: 'start' }}
      >
        {loading ? 'Show' : 'Ask again'}
      </Button>
    </Stack>
  );
}
