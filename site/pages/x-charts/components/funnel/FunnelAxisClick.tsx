import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

export default function FunnelAxisClick() {
  const [text, setText] = React.useState('Click anywhere in a column.');

  return (
    <Stack sx={{ width: '100%' }}>
      <FunnelChart
        aria-label="Visitors, carts, and orders"
        series={[
          {
            type: 'funnel',
            id: 'shop',
            data: steps,
            layout: 'horizontal',
            xAxisId: 'step',
          },
        ]}
        categoryAxis={{
          id: 'step',
          categories: steps.map(({ label }) => label),
          position: 'bottom',
          size: 32,
        }}
        onAxisClick={(_event, data) =>
          setText(`${String(data?.axisValue)}: ${data?.seriesValues.shop}`)
        }
        hideLegend
        height={220}
      />
      <Typography role="status" variant="body2">
        {text}
      </Typography>
    </Stack>
  );
}
