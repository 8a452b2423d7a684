import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function ScatterStyle() {
  return (
    <ScatterChart
      aria-label="Precipitation against the high and low temperature of each month"
      dataset={newYork}
      series={[
        {
          id: 'low',
          label: 'Low',
          datasetKeys: { id: 'month', x: 'low', y: 'precipitation' },
        },
        {
          id: 'high',
          label: 'High',
          datasetKeys: { id: 'month', x: 'high', y: 'precipitation' },
        },
      ]}
      sx={{
        [`& .${scatterClasses.marker}`]: { stroke: 'currentColor' },
        '& [data-series="low"]': { fillOpacity: 0.3 },
      }}
      colors={seriesColors}
      height={240}
    />
  );
}
