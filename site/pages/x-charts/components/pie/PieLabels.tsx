import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

export default function PieLabels() {
  return (
    <PieChart
      aria-label="Visits by source"
      series={[
        {
          data: [
            { id: 'search', value: 52, label: 'Search', color: '#90caf9' },
            { id: 'direct', value: 31, label: 'Direct', color: '#ffcc80' },
            { id: 'mail', value: 14, label: 'Mail', color: '#a5d6a7' },
            { id: 'ads', value: 3, label: 'Ads', color: '#ce93d8' },
          ],
          arcLabel: (item) => `${item.value}%`,
          arcLabelMinAngle: 20,
          arcLabelRadius: '65%',
        },
      ]}
      sx={{
        [`& .${pieClasses.arcLabel}`]: { fill: '#1a1a1a', fontWeight: 600 },
      }}
      height={240}
    />
  );
}
