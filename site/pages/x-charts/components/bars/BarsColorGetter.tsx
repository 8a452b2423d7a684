import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsColorGetter() {
  return (
    <BarChart
      aria-label="Cash flow by month in thousand dollars"
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      series={[
        {
          data: [12, -4, 7, -9, 15, 11],
          label: 'Cash flow',
          color: '#2e7d32',
          colorGetter: ({ value }) =>
            value !== null && value < 0 ? '#d32f2f' : '#2e7d32',
        },
      ]}
      hideLegend
      height={220}
    />
  );
}
