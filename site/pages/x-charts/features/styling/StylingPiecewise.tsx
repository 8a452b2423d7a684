import { LineChart } from '@mui/x-charts/LineChart';
import { warming } from '../../../../families/x-charts/data/warming';

export default function StylingPiecewise() {
  return (
    <LineChart
      aria-label="Warming since 1980"
      dataset={warming}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [0.4, 0.8],
            colors: ['#3d8bd4', '#b9770e', '#d9402f'],
          },
        },
      ]}
      series={[{ dataKey: 'anomaly', showMark: false }]}
      height={240}
    />
  );
}
