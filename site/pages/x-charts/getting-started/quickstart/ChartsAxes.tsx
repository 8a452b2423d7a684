import { LineChart } from '@mui/x-charts/LineChart';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

export default function ChartsAxes() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air of Mauna Loa since 1959"
      dataset={carbonDioxide}
      xAxis={[{ dataKey: 'year', label: 'Year', valueFormatter: String }]}
      yAxis={[{ label: 'ppm', min: 300, max: 440, position: 'right' }]}
      series={[
        { dataKey: 'carbonDioxide', label: 'Carbon dioxide', showMark: false },
      ]}
      hideLegend
      height={240}
    />
  );
}
