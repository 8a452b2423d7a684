import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  LineChart,
  type AnimatedAreaProps,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';
import { useAnimateArea, useAnimateLine } from '@mui/x-charts/hooks';
import {
  lowsByPlace,
  months,
} from '../../../../families/x-charts/data/climate';

function RoundLine({
  d,
  skipAnimation,
  ownerState,
  ...other
}: AnimatedLineProps) {
  const { ref, ...shape } = useAnimateLine({ d, skipAnimation });
  return (
    <path
      {...other}
      ref={ref}
      {...shape}
      fill="none"
      stroke={ownerState.color}
      strokeWidth={5}
      strokeLinecap="round"
    />
  );
}

function PaleArea({
  d,
  skipAnimation,
  ownerState,
  ...other
}: AnimatedAreaProps) {
  const { ref, ...shape } = useAnimateArea({ d, skipAnimation });
  return (
    <path
      {...other}
      ref={ref}
      {...shape}
      fill={ownerState.color}
      fillOpacity={0.15}
    />
  );
}

export default function AnimationLineHooks() {
  const [index, setIndex] = useState(5);
  const place = lowsByPlace[index % lowsByPlace.length];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setIndex(index + 1)}
      >
        Next place
      </Button>
      <LineChart
        aria-label={`Mean daily low in ${place?.place}, °F`}
        xAxis={[{ data: [...months], scaleType: 'point' }]}
        yAxis={[{ min: 0, max: 90 }]}
        series={[
          { id: 'low', data: place?.lows ?? [], area: true, showMark: false },
        ]}
        slots={{ line: RoundLine, area: PaleArea }}
        height={240}
      />
    </Stack>
  );
}
