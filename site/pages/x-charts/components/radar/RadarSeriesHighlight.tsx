import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RadarChart } from '@mui/x-charts/RadarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function RadarSeriesHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'ines',
  });
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <RadarChart
        aria-label="Skills of two people, in points of 10"
        direction="ltr"
        sx={{ width: '100%' }}
        highlight="series"
        highlightedItem={item}
        onHighlightChange={setItem}
        series={[
          { id: 'ines', data: [8, 7, 6, 9, 7], label: 'Ines', fillArea: true },
          { id: 'omar', data: [5, 9, 8, 4, 6], label: 'Omar', fillArea: true },
        ]}
        radar={{
          max: 10,
          metrics: ['Writing', 'Design', 'Code', 'Testing', 'Sales'],
        }}
        colors={seriesColors}
        hideLegend
        height={260}
      />
      <Stack direction="row">
        <Button size="small" onClick={() => setItem({ seriesId: 'ines' })}>
          Ines
        </Button>
        <Button size="small" onClick={() => setItem({ seriesId: 'omar' })}>
          Omar
        </Button>
      </Stack>
    </Stack>
  );
}
