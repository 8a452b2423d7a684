import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

export default function ScatterGrid() {
  return (
    <ScatterChart
      aria-label="Distance from the sun and length of a day, both logarithmic"
      dataset={planets}
      xAxis={[{ scaleType: 'log', label: 'Million km', min: 50, max: 5000 }]}
      yAxis={[{ scaleType: 'log', label: 'Hours', min: 5, max: 5000 }]}
      series={[
        { datasetKeys: { id: 'name', x: 'distance', y: 'day' }, markerSize: 6 },
      ]}
      grid={{ vertical: true, horizontal: true }}
      margin={{ top: 16, right: 24 }}
      height={240}
    />
  );
}
