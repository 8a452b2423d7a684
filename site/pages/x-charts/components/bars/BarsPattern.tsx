import { BarChart } from '@mui/x-charts/BarChart';

export default function BarsPattern() {
  return (
    <BarChart
      aria-label="Planned and actual hours by week"
      xAxis={[{ data: ['Week 1', 'Week 2', 'Week 3', 'Week 4'] }]}
      series={[
        {
          data: [32, 40, 36, 38],
          label: 'Actual',
        },
        {
          data: [36, 36, 36, 36],
          label: 'Planned',
          color: 'url(#planned-hours)',
        },
      ]}
      height={220}
    >
      <defs>
        <pattern
          id="planned-hours"
          width={6}
          height={6}
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
        >
          <rect width={3} height={6} fill="#ed6c02" />
        </pattern>
      </defs>
    </BarChart>
  );
}
