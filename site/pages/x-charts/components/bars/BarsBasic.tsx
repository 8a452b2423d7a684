import { BarChart } from '@mui/x-charts/BarChart';
import {
  formatMillions,
  states,
} from '../../../../families/x-charts/data/states';

export default function BarsBasic() {
  return (
    <BarChart
      aria-label="Residents of the ten largest states in 2020"
      dataset={states}
      xAxis={[{ dataKey: 'code' }]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1e6} M` }]}
      series={[
        {
          dataKey: 'residents2020',
          label: 'Residents',
          valueFormatter: formatMillions,
        },
      ]}
      grid={{ horizontal: true }}
      slotProps={{ tooltip: { trigger: 'item' } }}
      hideLegend
      enableKeyboardNavigation
      height={280}
    />
  );
}
