import * as React from 'react';
import Box from '@mui/material/Box';
import {
  Heatmap,
  HeatmapCell,
  type HeatmapCellProps,
} from '@mui/x-charts-pro/Heatmap';
import { hours, loads, weekdays } from './loads';

function LabeledCell(props: HeatmapCellProps) {
  const { x, y, width, height, ownerState } = props;
  return (
    <React.Fragment>
      <HeatmapCell {...props} />
      <text
        x={x + width / 2}
        y={y + height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill={ownerState.value > 80 ? 'white' : 'black'}
        pointerEvents="none"
      >
        {ownerState.value}
      </text>
    </React.Fragment>
  );
}

export default function HeatmapLabels() {
  return (
    <Box
      role="group"
      aria-label="Requests by weekday and hour"
      sx={{ width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        series={[{ data: loads, label: 'Requests per second' }]}
        slots={{ cell: LabeledCell }}
        height={260}
      />
    </Box>
  );
}
