import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

export default function StylingGradient() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air of Mauna Loa"
      dataset={carbonDioxide}
      xAxis={[
        { dataKey: 'year', min: 1959, max: 2023, valueFormatter: String },
      ]}
      yAxis={[{ min: 300, max: 440 }]}
      series={[{ dataKey: 'carbonDioxide', area: true, showMark: false }]}
      height={240}
      sx={{ [`& .${lineClasses.area}`]: { fill: 'url(#air)' } }}
    >
      <defs>
        <linearGradient id="air" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4254fb" stopOpacity={0.6} />
          <stop offset="1" stopColor="#4254fb" stopOpacity={0} />
        </linearGradient>
      </defs>
    </LineChart>
  );
}
