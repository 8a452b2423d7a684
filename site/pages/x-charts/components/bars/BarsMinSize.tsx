import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsMinSize() {
  return (
    <BarChart
      aria-label="Errors by service, each at least 4 pixels high"
      xAxis={[{ data: ['Search', 'Checkout', 'Login', 'Export', 'Import'] }]}
      series={[{ data: [1840, 3, 12, 0, 960], label: 'Errors', minBarSize: 4 }]}
      hideLegend
      height={220}
    />
  );
}
