import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

export default function ScatterQuadrants() {
  return (
    <ScatterChart
      aria-label="Density and gravity of the planets, compared to the Earth"
      dataset={planets}
      xAxis={[{ label: 'Density, kg/m³' }]}
      yAxis={[{ label: 'Gravity, m/s²' }]}
      series={[
        {
          datasetKeys: { id: 'name', x: 'density', y: 'gravity' },
          markerSize: 6,
        },
      ]}
      height={260}
    >
      <ChartsReferenceLine x={5514} lineStyle={{ strokeDasharray: '4 4' }} />
      <ChartsReferenceLine
        y={9.8}
        label="Earth"
        labelStyle={{ fontSize: 12 }}
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </ScatterChart>
  );
}
