import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const counts = [100, 1000, 5000, 20_000];
const kinds = ['line', 'line with marks', 'scatter', 'scatter, svg-batch'];

export default function PointCount() {
  const [kind, setKind] = useState(kinds[0] ?? '');
  const [run, setRun] = useState({ count: 100, start: 0 });
  const [time, setTime] = useState<number | null>(null);

  useEffect(() => {
    if (run.start === 0) return undefined;
    const frame = requestAnimationFrame(() => {
      setTime(Math.round(performance.now() - run.start));
    });
    return () => cancelAnimationFrame(frame);
  }, [run]);

  const walk = makeWalk(run.count);
  const shared = {
    title: `${run.count} points`,
    skipAnimation: true,
    height: 240,
  };
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          select
          size="small"
          label="Chart"
          value={kind}
          onChange={(event) => {
            setKind(event.target.value);
            setRun({ count: 100, start: 0 });
            setTime(null);
          }}
          sx={{ width: 180 }}
        >
          {kinds.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {counts.map((count) => (
          <Button
            key={count}
            variant={count === run.count ? 'contained' : 'outlined'}
            onClick={() => setRun({ count, start: performance.now() })}
          >
            {count.toLocaleString('en-US')}
          </Button>
        ))}
      </Stack>
      <Typography role="status">
        {time === null
          ? 'Choose a number of points to measure.'
          : `${run.count.toLocaleString('en-US')} points: ${time} ms`}
      </Typography>
      {kind.startsWith('line') ? (
        <LineChart
          key={`${kind}-${run.start}`}
          {...shared}
          xAxis={[{ data: walk.map((_, index) => index) }]}
          series={[{ data: walk, showMark: kind === 'line with marks' }]}
        />
      ) : (
        <ScatterChart
          key={`${kind}-${run.start}`}
          {...shared}
          renderer={kind === 'scatter' ? 'svg-single' : 'svg-batch'}
          series={[
            { data: walk.map((y, x) => ({ id: x, x, y })), markerSize: 2 },
          ]}
        />
      )}
    </Stack>
  );
}
