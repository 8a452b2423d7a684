import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BarProps } from '@mui/x-charts/BarChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const orders = [31, 34, 29, 36, 41, 38, 44];
const last = orders.length - 1;

function Bar({
  id,
  dataIndex,
  layout,
  xOrigin,
  yOrigin,
  skipAnimation,
  ownerState,
  ...other
}: BarProps) {
  return <rect {...other} fillOpacity={dataIndex === last ? 1 : 0.4} />;
}

export default function SparkBarSlot() {
  const [index, setIndex] = React.useState(last);
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Typography variant="h5" component="p" sx={{ minWidth: 40 }}>
        {orders[index]}
      </Typography>
      <SparkLineChart
        aria-label="Orders in 7 days, last 44"
        plotType="bar"
        data={orders}
        slots={{ bar: Bar }}
        onHighlightChange={(item) => setIndex(item?.dataIndex ?? last)}
        width={180}
        height={72}
      />
    </Stack>
  );
}
