import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { fruit } from '../../../../families/x-charts/data/fruit';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function ScatterSize() {
  return (
    <ScatterChart
      aria-label="Sugars and energy of fruit"
      dataset={fruit}
      series={[3, 6, 12].map((markerSize) => ({
        id: markerSize,
        label: `markerSize ${markerSize}`,
        datasetKeys: {
          id: 'name',
          x: 'sugars',
          y:
            markerSize === 3
              ? 'energy'
              : markerSize === 6
                ? 'potassium'
                : 'vitaminC',
        },
        markerSize,
      }))}
      colors={seriesColors}
      height={240}
    />
  );
}
