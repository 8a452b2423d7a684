import { useEffect, useId, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const hikes = 24;

export default function TrackImport() {
  const id = useId();
  const [read, setRead] = useState(9);
  const [running, setRunning] = useState(false);
  const done = read === hikes;

  useEffect(() => {
    if (!running || done) {
      return undefined;
    }
    const next = setTimeout(() => setRead(read + 1), 250);
    return () => clearTimeout(next);
  }, [running, done, read]);

  const press = () => {
    setRunning(!running || done);
    setRead(done ? 0 : read);
  };

  return (
    <Stack spacing={1} sx={{ maxWidth: 360, mx: 'auto', alignItems: 'start' }}>
      <Typography id={id}>
        {done ? 'All hikes are here' : `Hike ${read + 1} of ${hikes}`}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(read / hikes) * 100}
        aria-labelledby={id}
        sx={{ width: '100%' }}
      />
      <Button onClick={press}>
        {done && 'Import again'}
        {!done && (running ? 'Pause' : 'Go on')}
      </Button>
    </Stack>
  );
}
