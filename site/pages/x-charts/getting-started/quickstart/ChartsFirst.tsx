import { BarChart } from '@mui/x-charts/BarChart';

export default function ChartsFirst() {
  return (
    <BarChart
      aria-label="Electricity from wind and sun by year, in terawatt-hours"
      xAxis={[{ data: ['2013', '2018', '2023'] }]}
      series={[
        { data: [168, 273, 425], label: 'Wind' },
        { data: [9, 64, 165], label: 'Solar' },
      ]}
      height={260}
    />
  );
}
