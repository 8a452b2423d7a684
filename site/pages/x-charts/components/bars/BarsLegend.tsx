import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function BarsLegend() {
  return (
    <BarChart
      aria-label="Orders by quarter"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        {
          data: [320, 410, 380, 520],
          label: 'Online',
          labelMarkType: 'circle',
        },
        {
          data: [240, 310, 290, 420],
          label: 'In store',
          labelMarkType: 'circle',
        },
      ]}
      slotProps={{
        legend: { position: { vertical: 'bottom', horizontal: 'start' } },
      }}
      colors={seriesColors}
      height={220}
    />
  );
}
