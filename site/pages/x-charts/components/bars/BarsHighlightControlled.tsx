import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function BarsHighlightControlled() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'orders',
    dataIndex: 3,
  });
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <BarChart
        aria-label="Orders by quarter"
        xAxis={[{ data: quarters }]}
        series={[
          {
            id: 'orders',
            data: [320, 410, 380, 520],
            label: 'Orders',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
        hideLegend
        height={200}
      />
      <Stack direction="row" sx={{ justifyContent: 'center' }}>
        {quarters.map((quarter, dataIndex) => (
          <Button
            key={quarter}
            size="small"
            aria-pressed={item?.dataIndex === dataIndex}
            onClick={() => setItem({ seriesId: 'orders', dataIndex })}
          >
            {quarter}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
