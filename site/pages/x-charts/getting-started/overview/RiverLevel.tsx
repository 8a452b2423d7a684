import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const meters = [2.1, 2.3, 2.8, 3.4, 3.9, 4.2, null, 3.6, 3.2];

export default function RiverLevel() {
  return (
    <LineChart
      xAxis={[
        {
          data: hours,
          max: 24,
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ min: 0, max: 6, width: 60, label: 'Meters' }]}
      series={[{ data: meters, connectNulls: true }]}
      title="Level of the river over one day"
      desc="It rises to 4.2 meters at 15:00, 0.3 below the warning mark."
      height={260}
    >
      <ChartsReferenceLine
        y={4.5}
        label="Warning"
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
      />
    </LineChart>
  );
}
