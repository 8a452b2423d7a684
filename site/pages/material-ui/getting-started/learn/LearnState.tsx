import { useState } from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function LearnState() {
  const [paused, setPaused] = useState(false);

  return (
    <Card variant="outlined" sx={{ width: 280 }}>
      <CardContent>
        <Typography component="h3" variant="h6">
          Backups
        </Typography>
        <Typography color="text.secondary">
          {paused ? 'Paused' : 'Daily at 3 a.m.'}
        </Typography>
      </CardContent>
      <CardActions>
        <Button onClick={() => setPaused(!paused)}>
          {paused ? 'Resume' : 'Pause'}
        </Button>
      </CardActions>
    </Card>
  );
}
