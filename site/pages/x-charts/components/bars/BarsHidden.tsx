import * as React from 'react';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

type HiddenItems = NonNullable<BarChartProps['hiddenItems']>;

export default function BarsHidden() {
  const [hiddenItems, setHiddenItems] = React.useState<HiddenItems>([
    { type: 'bar', seriesId: 'store' },
  ]);
  return (
    <BarChart
      aria-label="Orders by quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { id: 'online', data: [320, 410, 380, 520], label: 'Online' },
        { id: 'store', data: [240, 310, 290, 420], label: 'In store' },
      ]}
      hiddenItems={hiddenItems}
      onHiddenItemsChange={setHiddenItems}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      colors={seriesColors}
      height={220}
    />
  );
}
