import * as React from 'react';
import {
  LineChart,
  LineHighlightElement,
  type LineHighlightElementProps,
} from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { electricity } from '../../../../families/x-charts/data/electricity';

function DropLine(props: LineHighlightElementProps) {
  const { x, y, color } = props;
  const { top, height } = useDrawingArea();
  const scale = useYScale<'linear'>();
  return (
    <g pointerEvents="none">
      <path
        d={`M${x},${y}V${top + height}`}
        stroke={color}
        strokeDasharray="3 3"
      />
      <LineHighlightElement {...props} />
      <text x={x} y={y - 12} textAnchor="middle" fill="currentColor">
        {Math.round(scale.invert(y))}
      </text>
    </g>
  );
}

export default function LinesDropLine() {
  const [axis, setAxis] = React.useState<AxisItemIdentifier[]>([
    { axisId: 'year', dataIndex: 7 },
  ]);
  return (
    <LineChart
      aria-label="Electricity from wind power in terawatt-hours"
      dataset={electricity}
      xAxis={[{ id: 'year', dataKey: 'year', valueFormatter: String }]}
      yAxis={[{ min: 0, max: 500 }]}
      series={[{ dataKey: 'wind', label: 'Wind', showMark: false }]}
      axisHighlight={{ x: 'none' }}
      highlightedAxis={axis}
      onHighlightedAxisChange={setAxis}
      slots={{ lineHighlight: DropLine }}
      slotProps={{ tooltip: { trigger: 'none' } }}
      hideLegend
      height={220}
    />
  );
}
