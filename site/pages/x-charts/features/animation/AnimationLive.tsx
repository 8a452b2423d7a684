import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const values = makeWalk(500, 11);
const shown = 40;

export default function AnimationLive() {
  const [start, setStart] = useState(0);
  const [running, setRunning] = useState(false);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(
      () => setStart((before) => (before + 1) % (values.length - shown)),
      500,
    );
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setRunning(!running)}
      >
        {running ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        aria-label="A measurement, twice each second"
        xAxis={[
          {
            data: Array.from({ length: shown }, (_, index) => start + index),
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ min: 30, max: 70 }]}
        series={[{ data: values.slice(start, start + shown), showMark: false }]}
        skipAnimation
        height={220}
      />
    </Stack>
  );
}
