import { barClasses, BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

const scope = { highlight: 'item', fade: 'global' } as const;

export default function HighlightStyles() {
  return (
    <BarChart
      title="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'precipitation', highlightScope: scope }]}
      axisHighlight={{ x: 'none' }}
      height={220}
      sx={{
        [`& .${barClasses.element}[data-faded]`]: { opacity: 0.6 },
        [`& .${barClasses.element}[data-highlighted]`]: {
          stroke: 'currentColor',
          strokeWidth: 2,
          filter: 'none',
        },
      }}
    />
  );
}
