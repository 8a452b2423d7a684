import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { MarkPlot } from '@mui/x-charts/LineChart';

export default function SparkOverflow() {
  return (
    <SparkLineChart
      aria-label="Uptime by day"
      data={[100, 100, 98, 100, 100, 97, 100]}
      disableClipping
      margin={10}
      width={280}
      height={60}
    >
      <MarkPlot />
    </SparkLineChart>
  );
}
