import { barClasses, BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function StylingCss() {
  return (
    <BarChart
      aria-label="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'precipitation' }]}
      height={220}
      sx={{
        [`& .${barClasses.element}`]: {
          fillOpacity: 0.3,
          stroke: '#4254fb',
          strokeWidth: 2,
        },
        [`& .${axisClasses.tickLabel}`]: { fontStyle: 'italic' },
      }}
    />
  );
}
