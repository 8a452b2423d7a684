import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparkArea() {
  return (
    <SparkLineChart
      aria-label="Change of the balance by week"
      data={[-4, 2, 6, 3, -2, -5, 1, 7]}
      area
      curve="natural"
      baseline="min"
      width={280}
      height={80}
    />
  );
}
