import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import type { HighlightItemData } from '@mui/x-charts/context';
import { hours, loads, weekdays } from './loads';

const values = loads.map(([, , load]) => load);
const busiest = values.indexOf(Math.max(...values));
const quietest = values.indexOf(Math.min(...values));

export default function HeatmapControlled() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'load',
    dataIndex: busiest,
  });
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
        Busiest hour
      </Button>
      <Button
        onClick={() => setItem({ seriesId: 'load', dataIndex: quietest })}
      >
        Quietest hour
      </Button>
    </Box>
  );
}
