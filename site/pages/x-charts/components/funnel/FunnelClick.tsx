import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

export default function FunnelClick() {
  const [text, setText] = React.useState('Click a section.');
  return (
    <Stack sx={{ width: '100%' }}>
      <FunnelChart
        aria-label="Visitors, carts, and orders"
        series={[{ data: steps }]}
        onItemClick={(_event, { dataIndex }) =>
          setText(steps[dataIndex]?.label ?? '')
        }
        hideLegend
        height={200}
      />
      <Typography variant="body2">{text}</Typography>
    </Stack>
  );
}
