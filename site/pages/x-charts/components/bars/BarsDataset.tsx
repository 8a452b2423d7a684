import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import {
  formatMillions,
  states,
} from '../../../../families/x-charts/data/states';

export default function BarsDataset() {
  return (
    <BarChart
      aria-label="Residents by state in 2010 and 2020"
      dataset={states}
      xAxis={[{ dataKey: 'code' }]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1e6} M` }]}
      series={[
        {
          dataKey: 'residents2010',
          label: '2010',
          valueFormatter: formatMillions,
        },
        {
          dataKey: 'residents2020',
          label: '2020',
          valueFormatter: formatMillions,
        },
      ]}
      colors={seriesColors}
      height={260}
    />
  );
}
