import { BarChart } from '@mui/x-charts/BarChart';

export default function StylingPattern() {
  return (
    <BarChart
      aria-label="Orders by quarter; the last one is a forecast"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        {
          data: [210, 260, 240, 290],
          colorGetter: ({ dataIndex }) =>
            dataIndex === 3 ? 'url(#hatch)' : '#4254fb',
        },
      ]}
      height={220}
    >
      <defs>
        <pattern
          id="hatch"
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={3} height={6} fill="#4254fb" />
        </pattern>
      </defs>
    </BarChart>
  );
}
