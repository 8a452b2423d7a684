import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function AxisLines() {
  return (
    <LineChart
      aria-label="Mean daily low in Central Park"
      dataset={newYork}
      xAxis={[
        {
          dataKey: 'month',
          scaleType: 'point',
          tickSize: 10,
          height: 32,
          sx: {
            [`& .${axisClasses.line}`]: {
              stroke: '#4254fb',
              strokeWidth: 2,
            },
          },
        },
      ]}
      yAxis={[{ disableLine: true, disableTicks: true }]}
      series={[{ dataKey: 'low' }]}
      height={240}
    />
  );
}
