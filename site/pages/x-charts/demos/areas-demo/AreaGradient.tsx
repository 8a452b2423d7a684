import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import {
  carbonDioxide,
  formatParts,
} from '../../../../families/x-charts/data/carbonDioxide';

export default function AreaGradient() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air of Mauna Loa since 1959"
      dataset={carbonDioxide}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ min: 300 }]}
      series={[
        {
          dataKey: 'carbonDioxide',
          label: 'Carbon dioxide',
          area: true,
          baseline: 'min',
          showMark: false,
          valueFormatter: formatParts,
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fill: 'url(#carbon-dioxide-fade)' } }}
      hideLegend
      height={260}
    >
      <defs>
        <linearGradient id="carbon-dioxide-fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4254fb" stopOpacity={0.6} />
          <stop offset="1" stopColor="#4254fb" stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
