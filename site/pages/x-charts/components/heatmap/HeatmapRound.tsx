import Box from '@mui/material/Box';
import { Heatmap, type HeatmapCellProps } from '@mui/x-charts-pro/Heatmap';
import { hours, loads, weekdays } from './loads';

function RoundCell({
  x,
  y,
  width,
  height,
  ownerState,
  ...events
}: HeatmapCellProps) {
  return (
    <rect
      {...events}
      x={x + 2}
      y={y + 2}
      width={width - 4}
      height={height - 4}
      rx={10}
      fill={ownerState.color}
      stroke={ownerState.isHighlighted ? 'currentColor' : 'none'}
      strokeWidth={2}
    />
  );
}

export default function HeatmapRound() {
  return (
    <Box
      role="group"
      aria-label="Requests by weekday and hour"
      sx={{ width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: hours }]}
        yAxis={[{ data: weekdays }]}
        series={[
          {
            data: loads,
            label: 'Requests per second',
            highlightScope: { highlight: 'item' },
          },
        ]}
        slots={{ cell: RoundCell }}
        height={240}
      />
    </Box>
  );
}
