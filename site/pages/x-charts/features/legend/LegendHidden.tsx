import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LegendHidden() {
  return (
    <BarChart
      title="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'precipitation', label: 'Inches' }]}
      hideLegend
      colors={seriesColors}
      height={200}
    />
  );
}
