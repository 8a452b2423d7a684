import { BarChart } from '@mui/x-charts/BarChart';
import {
  formatAnomaly,
  warming,
} from '../../../../families/x-charts/data/warming';

export default function BarsColorScale() {
  return (
    <BarChart
      aria-label="Temperature anomaly of each year since 1980"
      dataset={warming}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[
        {
          valueFormatter: formatAnomaly,
          width: 72,
          colorMap: {
            type: 'piecewise',
            thresholds: [0.4, 0.8],
            colors: ['#0288d1', '#ed6c02', '#d32f2f'],
          },
        },
      ]}
      series={[
        { dataKey: 'anomaly', label: 'Anomaly', valueFormatter: formatAnomaly },
      ]}
      hideLegend
      height={240}
    />
  );
}
