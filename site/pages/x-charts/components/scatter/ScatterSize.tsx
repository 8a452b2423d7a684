import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function ScatterSize() {
  return (
    <ScatterChart
      aria-label="Points with a radius of 3, 6, and 12 pixels"
      xAxis={[{ min: 0, max: 6 }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[3, 6, 12].map((markerSize, row) => ({
        label: `markerSize ${markerSize}`,
        data: [1, 2, 3, 4, 5].map((x) => ({ id: x, x, y: x + row * 2 })),
        markerSize,
      }))}
      colors={seriesColors}
      height={240}
    />
  );
}
