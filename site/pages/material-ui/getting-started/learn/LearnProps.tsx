import { useState } from 'react';
import Button from '@mui/material/Button';
import Card, { type CardProps } from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface JobCardProps extends CardProps {
  name: string;
  schedule: string;
}

function JobCard({ name, schedule, ...props }: JobCardProps) {
  const [paused, setPaused] = useState(false);

  return (
    <Card variant="outlined" {...props}>
      <CardContent>
        <Typography component="h3" variant="h6">
          {name}
        </Typography>
        <Typography color="text.secondary">
          {paused ? 'Paused' : schedule}
        </Typography>
      </CardContent>
      <CardActions>
        <Button
          aria-label={`${paused ? 'Resume' : 'Pause'} ${name}`}
          onClick={() => setPaused(!paused)}
        >
          {paused ? 'Resume' : 'Pause'}
        </Button>
      </CardActions>
    </Card>
  );
}

export default function LearnProps() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <JobCard name="Backups" schedule="Daily at 3 a.m." sx={{ flex: 1 }} />
      <JobCard name="Reports" schedule="Every Monday" sx={{ flex: 1 }} />
    </Stack>
  );
}
