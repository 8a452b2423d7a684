import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsLabels() {
  return (
    <BarChart
      aria-label="Tickets by team"
      xAxis={[{ data: ['Billing', 'Shipping', 'Returns', 'Accounts'] }]}
      yAxis={[
        {
          position: 'none',
          domainLimit: (min, max) => ({ min, max: max * 1.15 }),
        },
      ]}
      series={[
        {
          data: [48, 71, 35, 22],
          label: 'Tickets',
          barLabel: 'value',
          barLabelPlacement: 'outside',
        },
      ]}
      hideLegend
      height={220}
    />
  );
}
