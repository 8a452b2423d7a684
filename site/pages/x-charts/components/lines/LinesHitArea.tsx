import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  AnimatedLine,
  LineChart,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function WideLine({
  d,
  ownerState,
  skipAnimation,
  cursor,
  onClick,
  onPointerEnter,
  onPointerLeave,
  ...other
}: AnimatedLineProps) {
  return (
    <g {...{ cursor, onClick, onPointerEnter, onPointerLeave }}>
      <path d={d} fill="none" stroke="transparent" strokeWidth={20} />
      <AnimatedLine
        {...other}
        d={d}
        ownerState={ownerState}
        skipAnimation={skipAnimation}
        strokeWidth={ownerState.isHighlighted ? 5 : 2}
      />
    </g>
  );
}

export default function LinesHitArea() {
  const [text, setText] = React.useState('Click near a line.');
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <LineChart
        aria-label="Mean high and low temperature of New York by month"
        sx={{ width: '100%' }}
        dataset={newYork}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        series={(['high', 'low'] as const).map((key) => ({
          id: key,
          dataKey: key,
          label: key === 'high' ? 'High' : 'Low',
          showMark: false,
          highlightScope: { highlight: 'series' },
        }))}
        slots={{ line: WideLine }}
        onLineClick={(_event, { seriesId }) => setText(`Series: ${seriesId}`)}
        colors={seriesColors}
        height={220}
      />
      <Typography variant="body2" role="status">
        {text}
      </Typography>
    </Stack>
  );
}
