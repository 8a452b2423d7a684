import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LinesTwoXAxes() {
  return (
    <LineChart
      aria-label="Orders in the week of May 4 and in the week before"
      xAxis={[
        {
          id: 'this-week',
          scaleType: 'point',
          data: ['May 4', 'May 5', 'May 6', 'May 7', 'May 8'],
        },
        {
          id: 'last-week',
          scaleType: 'point',
          data: ['Apr 27', 'Apr 28', 'Apr 29', 'Apr 30', 'May 1'],
          position: 'top',
        },
      ]}
      series={[
        {
          xAxisId: 'this-week',
          data: [84, 91, 78, 96, 120],
          label: 'This week',
        },
        {
          xAxisId: 'last-week',
          data: [72, 88, 81, 85, 102],
          label: 'Last week',
        },
      ]}
      colors={seriesColors}
      height={260}
    />
  );
}
