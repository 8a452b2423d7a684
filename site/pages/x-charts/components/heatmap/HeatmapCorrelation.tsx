import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const measures = ['Density', 'Gravity', 'Diameter', 'Distance'];
const rows = [[1], [-0.48, 1], [-0.82, 0.77, 1], [-0.67, 0.15, 0.25, 1]];
const data = rows.flatMap((row, y) =>
  row.map((value, x) => [x, y, value] as const),
);

/** From blue (0) through gray to red (1). */
const color = (t: number) =>
  t < 0.5
    ? `color-mix(in oklab, #0d47a1, #9e9e9e ${t * 200}%)`
    : `color-mix(in oklab, #9e9e9e, #c62828 ${t * 200 - 100}%)`;

export default function HeatmapCorrelation() {
  return (
    <Box
      role="group"
      aria-label="Correlation of four properties of the planets"
      sx={{ width: '100%' }}
    >
      <Heatmap
        xAxis={[{ data: measures }]}
        yAxis={[{ data: measures, width: 80 }]}
        zAxis={[{ colorMap: { type: 'continuous', min: -1, max: 1, color } }]}
        series={[{ data, label: 'Correlation' }]}
        height={260}
      />
    </Box>
  );
}
