import { barClasses, BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const scope = { highlight: 'item', fade: 'global' } as const;

export default function HighlightStyles() {
  return (
    <BarChart
      title="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'precipitation', highlightScope: scope }]}
      axisHighlight={{ x: 'none' }}
      colors={seriesColors}
      height={220}
      sx={{
        [`& .${barClasses.element}[data-faded]`]: { opacity: 0.6 },
        [`& .${barClasses.element}[data-highlighted]`]: {
          stroke: 'var(--mui-palette-text-primary)',
          strokeWidth: 2,
          filter: 'none',
        },
      }}
    />
  );
}
