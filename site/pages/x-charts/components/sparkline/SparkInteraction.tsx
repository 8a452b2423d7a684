import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { months, newYork } from '../../../../families/x-charts/data/climate';

export default function SparkInteraction() {
  return (
    <SparkLineChart
      aria-label="High temperature of New York by month"
      data={newYork.map((month) => month.high)}
      xAxis={{ data: months }}
      valueFormatter={(value) => `${value} °F`}
      showTooltip
      showHighlight
      axisHighlight={{ x: 'line' }}
      width={280}
      height={80}
    />
  );
}
