import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart, type BarProps } from '@mui/x-charts/BarChart';
import { useAnimate, useDrawingArea } from '@mui/x-charts/hooks';

interface Rect {
  y: number;
  height: number;
}

function FallingBar({
  id,
  dataIndex,
  y,
  height,
  xOrigin,
  yOrigin,
  layout,
  skipAnimation,
  ownerState,
  ...other
}: BarProps) {
  const { top } = useDrawingArea();
  const { ref, ...start } = useAnimate<Rect, SVGRectElement>(
    { y, height },
    {
      initialProps: { y: top, height: 0 },
      createInterpolator: (from, to) => (t) => ({
        y: from.y + (to.y - from.y) * t,
        height: from.height + (to.height - from.height) * t,
      }),
      transformProps: (props) => props,
      applyProps: (element, props) => {
        element.setAttribute('y', `${props.y}`);
        element.setAttribute('height', `${props.height}`);
      },
      skip: skipAnimation,
    },
  );
  return <rect {...other} ref={ref} {...start} rx={4} />;
}

export default function AnimationSlot() {
  const [run, setRun] = useState(0);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setRun(run + 1)}
      >
        Play again
      </Button>
      <BarChart
        key={run}
        aria-label="Orders by quarter"
        xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[{ data: [21, 34, 28, 41] }]}
        slots={{ bar: FallingBar }}
        height={220}
      />
    </Stack>
  );
}
