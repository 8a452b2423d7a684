import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import type { PieItemIdentifier } from '@mui/x-charts/models';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const data = [
  { id: 'desktop', value: 58, label: 'Desktop' },
  { id: 'phone', value: 34, label: 'Phone' },
  { id: 'tablet', value: 8, label: 'Tablet' },
];

export default function PieTooltipItem() {
  const [item, setItem] = React.useState<PieItemIdentifier | null>(null);
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        aria-label="Visits by device: desktop 58 percent, phone 34, tablet 8"
        sx={{ width: '100%' }}
        series={[{ id: 'visits', data }]}
        tooltipItem={item}
        onTooltipItemChange={setItem}
        colors={seriesColors}
        hideLegend
        height={200}
      />
      <Stack direction="row">
        {data.map(({ id, label }, dataIndex) => (
          <Button
            key={id}
            size="small"
            onFocus={() =>
              setItem({ type: 'pie', seriesId: 'visits', dataIndex })
            }
            onBlur={() => setItem(null)}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
