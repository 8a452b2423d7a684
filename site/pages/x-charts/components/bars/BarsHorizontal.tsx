import { BarChart } from '@mui/x-charts/BarChart';
import {
  formatMillions,
  states,
} from '../../../../families/x-charts/data/states';

export default function BarsHorizontal() {
  return (
    <BarChart
      aria-label="Residents of the ten largest states in 2020"
      layout="horizontal"
      dataset={states}
      yAxis={[{ dataKey: 'name', width: 100 }]}
      xAxis={[{ valueFormatter: (value: number) => `${value / 1e6} M` }]}
      series={[
        {
          dataKey: 'residents2020',
          label: 'Residents',
          valueFormatter: formatMillions,
        },
      ]}
      hideLegend
      height={320}
    />
  );
}
