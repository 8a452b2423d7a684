import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LineTwoAxes() {
  return (
    <LineChart
      aria-label="High temperature and precipitation of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[
        { id: 'degrees', label: '°F' },
        { id: 'inches', label: 'Inches', position: 'right', min: 0 },
      ]}
      series={[
        { dataKey: 'high', label: 'High', yAxisId: 'degrees' },
        { dataKey: 'precipitation', label: 'Precipitation', yAxisId: 'inches' },
      ]}
      colors={seriesColors}
      height={300}
    />
  );
}
