import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function ScatterHighlight() {
  return (
    <ScatterChart
      aria-label="Precipitation against the high and low temperature of each month"
      dataset={newYork}
      series={[
        {
          label: 'Low',
          datasetKeys: { id: 'month', x: 'low', y: 'precipitation' },
          highlightScope,
        },
        {
          label: 'High',
          datasetKeys: { id: 'month', x: 'high', y: 'precipitation' },
          highlightScope,
        },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      colors={seriesColors}
      height={240}
    />
  );
}
