import { LineChart } from '@mui/x-charts/LineChart';

export default function LinesStep() {
  return (
    <LineChart
      aria-label="Price of a plan by year in dollars"
      xAxis={[
        { data: ['2022', '2023', '2024', '2025', '2026'], scaleType: 'band' },
      ]}
      series={[
        {
          data: [9, 9, 12, 12, 15],
          label: 'Price',
          curve: 'step',
          strictStepCurve: true,
          area: true,
        },
      ]}
      height={220}
    />
  );
}
