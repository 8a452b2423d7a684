import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function AxisMultiple() {
  return (
    <LineChart
      aria-label="Mean daily high and precipitation in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[
        { id: 'heat', label: 'High in °F', min: 0 },
        { id: 'rain', label: 'Inches', min: 0, position: 'right' },
      ]}
      series={[
        { dataKey: 'high', label: 'High', yAxisId: 'heat' },
        { dataKey: 'precipitation', label: 'Rain', yAxisId: 'rain' },
      ]}
      colors={seriesColors}
      height={280}
    />
  );
}
