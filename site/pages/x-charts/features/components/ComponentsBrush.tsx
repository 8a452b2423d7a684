import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { LineChart } from '@mui/x-charts/LineChart';
import { useBrush, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { warming } from '../../../../families/x-charts/data/warming';

function SelectedYears() {
  const brush = useBrush();
  const { left, top } = useDrawingArea();
  const scale = useXScale<'linear'>();
  const years =
    brush &&
    [brush.start.x, brush.current.x]
      .sort((a, b) => a - b)
      .map((x) => Math.round(scale.invert(x)));
  return (
    <text
      x={left + 12}
      y={top + 16}
      direction="ltr"
      fontSize={14}
      fill="currentColor"
    >
      {years ? years.join(' to ') : 'Drag over the chart'}
    </text>
  );
}

export default function ComponentsBrush() {
  return (
    <LineChart
      aria-label="Warming since 1980"
      dataset={warming}
      xAxis={[{ dataKey: 'year', valueFormatter: String }]}
      series={[{ dataKey: 'anomaly', showMark: false }]}
      brushConfig={{ enabled: true }}
      height={240}
    >
      <ChartsBrushOverlay />
      <SelectedYears />
    </LineChart>
  );
}
