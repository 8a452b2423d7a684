import { LineChart } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
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
      colors={seriesColors}
      height={220}
    />
  );
}
