import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparkColor() {
  return (
    <SparkLineChart
      aria-label="Cash flow by month"
      plotType="bar"
      data={[12, -4, 7, -9, 15, 11, -2, 8]}
      yAxis={{
        colorMap: {
          type: 'piecewise',
          thresholds: [0],
          colors: ['#d32f2f', '#2e7d32'],
        },
      }}
      width={280}
      height={80}
    />
  );
}
