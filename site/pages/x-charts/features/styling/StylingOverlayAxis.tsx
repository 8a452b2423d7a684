import { BarChart } from '@mui/x-charts/BarChart';

export default function StylingOverlayAxis() {
  return (
    <BarChart
      aria-label="Orders of this week"
      loading
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[]}
      localeText={{ loading: 'Orders are on their way…' }}
      height={200}
    />
  );
}
