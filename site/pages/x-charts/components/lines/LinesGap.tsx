import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 9, 10, 11, 12, 13, 14];

export default function LinesGap() {
  return (
    <LineChart
      aria-label="Water temperature, with a sensor that failed for two hours"
      xAxis={[
        {
          data: hours,
          tickMinStep: 1,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      series={[
        { data: [14.2, 14.6, 15.1, null, null, 17, 17.4], label: 'Water' },
      ]}
      height={200}
    />
  );
}
