import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const devices = ['Desktop', 'Phone', 'Tablet'];

export default function PieHighlightControlled() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'devices',
    dataIndex: 1,
  });
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        aria-label="Visits by device"
        sx={{ width: '100%' }}
        series={[
          {
            id: 'devices',
            data: [58, 34, 8].map((value, index) => ({
              id: index,
              value,
              label: devices[index],
            })),
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
        colors={seriesColors}
        hideLegend
        height={200}
      />
      <Stack direction="row">
        {devices.map((device, dataIndex) => (
          <Button
            key={device}
            size="small"
            aria-pressed={item?.dataIndex === dataIndex}
            onClick={() => setItem({ seriesId: 'devices', dataIndex })}
          >
            {device}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
