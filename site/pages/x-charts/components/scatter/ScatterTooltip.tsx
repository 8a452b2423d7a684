import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

export default function ScatterTooltip() {
  return (
    <ScatterChart
      aria-label="Density and gravity of the planets"
      dataset={planets}
      xAxis={[{ label: 'Density, kg/m³' }]}
      yAxis={[{ label: 'Gravity, m/s²' }]}
      series={[
        {
          label: 'Planets',
          datasetKeys: { id: 'name', x: 'density', y: 'gravity' },
          valueFormatter: (value) =>
            value && `${String(value.id)}: ${value.y.toFixed(1)} m/s²`,
        },
      ]}
      height={240}
    />
  );
}
