import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const measured = makeWalk(400);
const span = 40;

export default function LineLive() {
  const [start, setStart] = React.useState(0);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(
      () => setStart((value) => (value + 1) % (measured.length - span)),
      500,
    );
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <LineChart
        aria-label="Load of a server in the last 20 seconds"
        sx={{ width: '100%' }}
        xAxis={[
          {
            data: Array.from(
              { length: span },
              (_, index) => (start + index) / 2,
            ),
            valueFormatter: (seconds: number) => `${seconds} s`,
          },
        ]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[
          {
            data: measured.slice(start, start + span),
            label: 'Load',
            showMark: false,
            curve: 'linear',
          },
        ]}
        skipAnimation
        hideLegend
        height={240}
      />
      <Button onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start'}
      </Button>
    </Stack>
  );
}
