import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function ScatterSeries() {
  return (
    <ScatterChart
      aria-label="Precipitation against the high and low temperature of each month"
      dataset={newYork}
      xAxis={[{ label: '°F' }]}
      yAxis={[{ label: 'Inches' }]}
      series={[
        {
          label: 'Low',
          datasetKeys: { id: 'month', x: 'low', y: 'precipitation' },
        },
        {
          label: 'High',
          datasetKeys: { id: 'month', x: 'high', y: 'precipitation' },
        },
      ]}
      colors={seriesColors}
      height={240}
    />
  );
}
