import { LineChart } from '@mui/x-charts/LineChart';
import { warming } from '../../../../families/x-charts/data/warming';

export default function LinesShowMark() {
  return (
    <LineChart
      aria-label="Temperature anomaly; marks for years of 0.9 degrees and more"
      dataset={warming}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[
        {
          dataKey: 'anomaly',
          label: 'Anomaly',
          showMark: ({ value }) => value >= 0.9,
        },
      ]}
      height={220}
    />
  );
}
