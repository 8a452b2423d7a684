import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { planets } from '../../../../families/x-charts/data/planets';

function Frame() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeDasharray="4 4"
    />
  );
}

export default function ComponentsDrawingArea() {
  return (
    <ScatterChart
      aria-label="Density and gravity of the planets"
      series={[
        {
          data: planets.map(({ density, gravity }) => ({
            x: density,
            y: gravity,
          })),
        },
      ]}
      height={220}
    >
      <Frame />
    </ScatterChart>
  );
}
