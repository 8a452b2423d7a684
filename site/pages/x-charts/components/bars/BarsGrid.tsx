import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function BarsGrid() {
  return (
    <BarChart
      aria-label="Precipitation in New York by month, in inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ position: 'none' }]}
      series={[{ dataKey: 'precipitation', label: 'Inches' }]}
      grid={{ horizontal: true, vertical: true }}
      margin={{ left: 16, right: 16, top: 16, bottom: 8 }}
      hideLegend
      height={220}
    />
  );
}
