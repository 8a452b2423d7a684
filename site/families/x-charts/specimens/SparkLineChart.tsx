import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparkLineChartSpecimen() {
  return <SparkLineChart width={200} height={64} data={[3, 6, 4, 9, 7, 12, 10, 15]} area />;
}
