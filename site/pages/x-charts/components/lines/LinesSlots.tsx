import {
  LineChart,
  MarkElement,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

const scores = [62, 68, 64, 75, 82];

function LastMark(props: MarkElementProps) {
  if (props.dataIndex < scores.length - 1) return null;
  const { x, y, color } = props;
  return (
    <g>
      <MarkElement {...props} shape="diamond" />
      <text x={x} y={Number(y) - 12} textAnchor="end" fill={color}>
        Now {scores[props.dataIndex]}
      </text>
    </g>
  );
}

export default function LinesSlots() {
  return (
    <LineChart
      aria-label="Customer score by quarter, now 82"
      xAxis={[{ data: ['Q1', 'Q2', 'Q3', 'Q4', 'Q1 '], scaleType: 'point' }]}
      yAxis={[{ min: 50, max: 90 }]}
      series={[{ data: scores, label: 'Score' }]}
      slots={{ mark: LastMark }}
      slotProps={{ line: { strokeLinecap: 'round' } }}
      hideLegend
      height={220}
    />
  );
}
