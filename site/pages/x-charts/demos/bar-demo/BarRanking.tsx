import { BarChart } from '@mui/x-charts/BarChart';
import {
  formatMillions,
  states,
} from '../../../../families/x-charts/data/states';

export default function BarRanking() {
  return (
    <BarChart
      aria-label="Residents of the ten largest states in 2020"
      layout="horizontal"
      dataset={states}
      yAxis={[
        { dataKey: 'name', width: 100, disableLine: true, disableTicks: true },
      ]}
      xAxis={[{ position: 'none', max: 50e6 }]}
      series={[
        {
          dataKey: 'residents2020',
          label: 'Residents',
          valueFormatter: formatMillions,
          barLabel: ({ value }) => formatMillions(value),
          barLabelPlacement: 'outside',
        },
      ]}
      borderRadius={4}
      hideLegend
      height={360}
    />
  );
}
