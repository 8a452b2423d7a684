import {
  ChartsBrushOverlay,
  brushOverlayClasses,
} from '@mui/x-charts/ChartsBrushOverlay';
import { LineChart } from '@mui/x-charts/LineChart';
import { useBrush, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import {
  carbonDioxide,
  formatParts,
} from '../../../../families/x-charts/data/carbonDioxide';

function Change() {
  const brush = useBrush();
  const x = useXScale<'linear'>();
  const { left, top } = useDrawingArea();
  let text = 'Drag across the chart.';
  if (brush) {
    const [from, to] = [brush.start.x, brush.current.x]
      .map((position) => Math.round(x.invert(position)))
      .map((year) => carbonDioxide.find((row) => row.year === year))
      .sort((a, b) => (a?.year ?? 0) - (b?.year ?? 0));
    if (from && to) {
      const change = to.carbonDioxide - from.carbonDioxide;
      text = `${from.year} to ${to.year}: ${formatParts(change)}`;
    }
  }
  return (
    <text
      x={left + 12}
      y={top + 20}
      direction="ltr"
      fill="currentColor"
      pointerEvents="none"
    >
      {text}
    </text>
  );
}

export default function LinesBrush() {
  return (
    <LineChart
      aria-label="Carbon dioxide in the air of Mauna Loa since 1959"
      dataset={carbonDioxide}
      xAxis={[
        { dataKey: 'year', valueFormatter: String, min: 1959, max: 2023 },
      ]}
      yAxis={[{ min: 300 }]}
      series={[
        { dataKey: 'carbonDioxide', label: 'Carbon dioxide', showMark: false },
      ]}
      brushConfig={{
        enabled: true,
        preventTooltip: true,
        preventHighlight: true,
      }}
      sx={{ [`& .${brushOverlayClasses.rect}`]: { fill: 'currentColor' } }}
      hideLegend
      height={240}
    >
      <ChartsBrushOverlay />
      <Change />
    </LineChart>
  );
}
