import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

export default function FunnelColors() {
  return (
    <FunnelChart
      aria-label="Applications 240, interviews 60, offers 12"
      series={[
        {
          data: [
            {
              id: 'applied',
              value: 240,
              label: 'Applications',
              color: '#1565c0',
            },
            {
              id: 'interview',
              value: 60,
              label: 'Interviews',
              color: '#6a1b9a',
            },
            { id: 'offer', value: 12, label: 'Offers', color: '#c62828' },
          ],
          sectionLabel: false,
        },
      ]}
      height={220}
    />
  );
}
