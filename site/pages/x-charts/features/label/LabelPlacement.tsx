import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function LabelPlacement() {
  return (
    <BarChart
      aria-label="Mean daily high in Central Park, °F"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ max: 100 }]}
      series={[
        {
          dataKey: 'high',
          barLabel: ({ value }) => value?.toFixed(0),
          barLabelPlacement: 'outside',
        },
      ]}
      height={240}
    />
  );
}
