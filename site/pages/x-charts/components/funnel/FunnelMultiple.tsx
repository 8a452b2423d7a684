import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function FunnelMultiple() {
  return (
    <FunnelChart
      aria-label="Visitors, carts, and orders in 2025 and 2026"
      series={[
        {
          id: '2025',
          label: '2025',
          variant: 'outlined',
          data: [
            { value: 960, label: 'Visitors, 2025', color: '#1565c0' },
            { value: 410, label: 'Carts, 2025', color: '#1565c0' },
            { value: 190, label: 'Orders, 2025', color: '#1565c0' },
          ],
          sectionLabel: false,
        },
        {
          id: '2026',
          label: '2026',
          data: [
            { value: 780, label: 'Visitors, 2026', color: '#c62828' },
            { value: 330, label: 'Carts, 2026', color: '#c62828' },
            { value: 140, label: 'Orders, 2026', color: '#c62828' },
          ],
          sectionLabel: false,
        },
      ]}
      categoryAxis={{ categories: ['Visitors', 'Carts', 'Orders'], size: 72 }}
      hideLegend
      height={240}
    />
  );
}
