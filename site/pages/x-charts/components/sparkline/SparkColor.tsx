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
          colors: [
            'var(--mui-palette-error-main)',
            'var(--mui-palette-success-main)',
          ],
        },
      }}
      width={280}
      height={80}
    />
  );
}
