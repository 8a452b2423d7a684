import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

const years = [1959, 1975, 1990, 2005, 2023];

export default function AxisTickInterval() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air of Mauna Loa"
      dataset={carbonDioxide}
      xAxis={[{ dataKey: 'year', tickInterval: years, valueFormatter: String }]}
      yAxis={[{ min: 300, tickInterval: [300, 350, 400, 450] }]}
      series={[{ dataKey: 'carbonDioxide', showMark: false }]}
      height={240}
    />
  );
}
