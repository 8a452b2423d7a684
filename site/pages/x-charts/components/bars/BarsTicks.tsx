import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function BarsTicks() {
  return (
    <BarChart
      aria-label="Precipitation in New York by month, in inches"
      dataset={newYork}
      xAxis={[
        {
          dataKey: 'month',
          tickPlacement: 'middle',
          tickLabelPlacement: 'tick',
          height: 28,
        },
      ]}
      yAxis={[{ label: 'Inches' }]}
      series={[{ dataKey: 'precipitation', label: 'Precipitation' }]}
      hideLegend
      height={220}
    />
  );
}
