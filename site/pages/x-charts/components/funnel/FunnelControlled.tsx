import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { steps } from './steps';

export default function FunnelControlled() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'shop',
    dataIndex: 1,
  });
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <FunnelChart
        aria-label="Visitors, carts, and orders"
        sx={{ width: '100%' }}
        series={[
          {
            id: 'shop',
            data: steps,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        highlightedItem={item}
        onHighlightChange={setItem}
        hideLegend
        height={200}
      />
      <Stack direction="row">
        {steps.map(({ label }, dataIndex) => (
          <Button
            key={label}
            size="small"
            onClick={() => setItem({ seriesId: 'shop', dataIndex })}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
