import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

export default function ScatterColorScale() {
  return (
    <ScatterChart
      aria-label="Density and gravity of the planets, colored by density"
      dataset={planets}
      xAxis={[
        {
          label: 'Density, kg/m³',
          colorMap: {
            type: 'piecewise',
            thresholds: [2000],
            colors: ['#0288d1', '#d32f2f'],
          },
        },
      ]}
      yAxis={[{ label: 'Gravity, m/s²' }]}
      series={[
        {
          datasetKeys: { id: 'name', x: 'density', y: 'gravity' },
          markerSize: 6,
        },
      ]}
      height={240}
    />
  );
}
