import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import type { HighlightItemData } from '@mui/x-charts/context';
import { hours, loads, weekdays } from './loads';

const busiest = loads.findIndex(
  ([, , load]) => load === Math.max(...loads.map(([, , value]) => value)),
);

export default function HeatmapControlled() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
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
            id: 'load',
            data: loads,
            label: 'Requests per second',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
        sx={{ [`& .${heatmapClasses.faded}`]: { opacity: 0.4 } }}
        height={200}
      />
      <Button onClick={() => setItem({ seriesId: 'load', dataIndex: busiest })}>
        Show the busiest hour
      </Button>
    </Box>
  );
}
