import { LineChart } from '@mui/x-charts/LineChart';
import {
  carbonDioxide,
  formatParts,
} from '../../../../families/x-charts/data/carbonDioxide';

export default function LinesBasic() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air of Mauna Loa since 1959"
      dataset={carbonDioxide}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ min: 300, label: 'ppm' }]}
      series={[
        {
          dataKey: 'carbonDioxide',
          label: 'Carbon dioxide',
          showMark: false,
          valueFormatter: formatParts,
        },
      ]}
      grid={{ horizontal: true }}
      hideLegend
      enableKeyboardNavigation
      height={280}
    />
  );
}
