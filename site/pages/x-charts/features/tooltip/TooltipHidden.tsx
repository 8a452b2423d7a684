import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function TooltipHidden() {
  return (
    <BarChart
      aria-label="Precipitation in Central Park from January to June, inches"
      dataset={newYork.slice(0, 6)}
      xAxis={[{ dataKey: 'month' }]}
      yAxis={[{ position: 'none', max: 5.5 }]}
      series={[
        {
          dataKey: 'precipitation',
          barLabel: ({ value }) => value?.toFixed(1),
          barLabelPlacement: 'outside',
        },
      ]}
      slotProps={{ tooltip: { trigger: 'none' } }}
      axisHighlight={{ x: 'none', y: 'none' }}
      height={200}
    />
  );
}
