import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function LegendHidden() {
  return (
    <BarChart
      aria-label="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'precipitation', label: 'Inches' }]}
      hideLegend
      height={200}
    />
  );
}
