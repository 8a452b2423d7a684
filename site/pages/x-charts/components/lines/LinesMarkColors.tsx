import { LineChart } from '@mui/x-charts/LineChart';

const normal = '#4254fb';
const failed = '#d32f2f';

export default function LinesMarkColors() {
  return (
    <LineChart
      aria-label="Response time by hour; at 11 and 14 it is above 300 ms"
      xAxis={[{ data: [8, 9, 10, 11, 12, 13, 14, 15], tickMinStep: 1 }]}
      series={[
        {
          data: [180, 210, 240, 340, 260, 220, 390, 250],
          label: 'Response time, ms',
          color: normal,
          colorGetter: ({ value }) => ((value ?? 0) > 300 ? failed : normal),
        },
      ]}
      height={220}
    />
  );
}
