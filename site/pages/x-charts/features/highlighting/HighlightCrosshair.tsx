import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

export default function HighlightCrosshair() {
  return (
    <ScatterChart
      aria-label="Density and gravity of the planets"
      xAxis={[{ label: 'Density in kg/m³' }]}
      yAxis={[{ label: 'Gravity in m/s²' }]}
      series={[
        {
          data: planets.map(({ density, gravity }) => ({
            x: density,
            y: gravity,
          })),
          markerSize: 6,
        },
      ]}
      axisHighlight={{ x: 'line', y: 'line' }}
      height={240}
    />
  );
}
