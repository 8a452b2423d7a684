import { LineChart } from '@mui/x-charts/LineChart';
import {
  formatAnomaly,
  warming,
} from '../../../../families/x-charts/data/warming';

export default function LinesColorScale() {
  return (
    <LineChart
      aria-label="Temperature anomaly of each year since 1980"
      dataset={warming}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[
        {
          colorMap: {
            type: 'continuous',
            min: 0.1,
            max: 1.2,
            color: ['#0288d1', '#d32f2f'],
          },
        },
      ]}
      series={[
        {
          dataKey: 'anomaly',
          label: 'Anomaly',
          showMark: false,
          valueFormatter: formatAnomaly,
        },
      ]}
      hideLegend
      height={220}
    />
  );
}
