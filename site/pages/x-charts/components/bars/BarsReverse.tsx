import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsReverse() {
  return (
    <BarChart
      aria-label="Depth of four lakes in meters"
      xAxis={[
        { data: ['Baikal', 'Tanganyika', 'Crater', 'Tahoe'], position: 'top' },
      ]}
      yAxis={[
        {
          reverse: true,
          width: 60,
          valueFormatter: (value: number) => `${value} m`,
        },
      ]}
      series={[{ data: [1642, 1470, 594, 501], label: 'Depth' }]}
      hideLegend
      height={240}
    />
  );
}
