import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function BarsHiddenInitial() {
  return (
    <BarChart
      aria-label="Orders by quarter"
      series={[
        { id: 'online', data: [320, 410, 380, 520], label: 'Online' },
        { id: 'store', data: [240, 310, 290, 420], label: 'In store' },
      ]}
      initialHiddenItems={[{ type: 'bar', seriesId: 'store' }]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      colors={seriesColors}
      height={200}
    />
  );
}
