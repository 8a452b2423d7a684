import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressCard() {
  const [loading, setLoading] = useState(true);

  return (
    <Card
      role="region"
      aria-label="Report"
      aria-busy={loading}
      sx={{ width: 320, maxWidth: '100%', overflow: 'hidden' }}
    >
      {loading && (
        <LinearProgress
          size="sm"
          aria-label="Loading report"
          sx={{
            position: 'absolute',
            top: 0,
            insetInline: 0,
            '--LinearProgress-radius': '0px',
          }}
        />
      )}
      <Typography level="title-md">Visitors in May</Typography>
      <Typography level="body-sm">
        {loading
          ? 'Loading the latest numbers'
          : '12,480 visitors, 8% more than in April'}
      </Typography>
      <Button
        size="sm"
        variant="soft"
        onClick={() => setLoading(!loading)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {loading ? 'Finish loading' : 'Refresh'}
      </Button>
    </Card>
  );
}
