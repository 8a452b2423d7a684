import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function BarTwoAxes() {
  return (
    <BarChart
      aria-label="Precipitation and high temperature of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[
        { id: 'inches', label: 'Inches' },
        { id: 'degrees', label: '°F', position: 'right' },
      ]}
      series={[
        { dataKey: 'precipitation', label: 'Precipitation', yAxisId: 'inches' },
        { dataKey: 'high', label: 'High', yAxisId: 'degrees' },
      ]}
      colors={seriesColors}
      height={300}
    />
  );
}
