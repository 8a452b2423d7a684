import { useState } from 'react';
import { barClasses, BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

interface Item {
  seriesId: string | number;
  dataIndex?: number;
}

const scope = { highlight: 'item', fade: 'global' } as const;

export default function HighlightStyles() {
  const [item, setItem] = useState<Item | null>({
    seriesId: 'rain',
    dataIndex: 6,
  });

  return (
    <BarChart
      title="Precipitation in Central Park, inches"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ id: 'rain', dataKey: 'precipitation', highlightScope: scope }]}
      highlightedItem={item}
      onHighlightChange={setItem}
      axisHighlight={{ x: 'none' }}
      height={220}
      sx={{
        [`& .${barClasses.element}[data-faded]`]: { opacity: 0.6 },
        [`& .${barClasses.element}[data-highlighted]`]: {
          color: 'text.primary',
          stroke: 'currentColor',
          strokeWidth: 2,
          filter: 'none',
        },
      }}
    />
  );
}
