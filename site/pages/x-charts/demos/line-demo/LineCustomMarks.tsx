import {
  LineChart,
  lineClasses,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

const releases: Record<number, string> = { 2: '8.0', 5: '8.1' };

function ReleaseMark({
  id,
  dataIndex,
  x,
  y,
  color,
  shape,
  skipAnimation,
  isHighlighted,
  isFaded,
  hidden,
  classes,
  ...other
}: MarkElementProps) {
  const release = releases[dataIndex];
  if (!release || hidden) return null;
  return (
    <g
      {...other}
      className={lineClasses.mark}
      transform={`translate(${x} ${y})`}
      opacity={isFaded ? 0.3 : 1}
    >
      <rect x={-14} y={-10} width={28} height={20} rx={10} fill={color} />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill="#fff"
      >
        {release}
      </text>
    </g>
  );
}

export default function LineCustomMarks() {
  return (
    <LineChart
      aria-label="Downloads by week; version 8.0 in week 3, 8.1 in week 6"
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7], label: 'Week', tickMinStep: 1 }]}
      series={[{ data: [21, 24, 38, 36, 34, 52, 55], label: 'Downloads' }]}
      slots={{ mark: ReleaseMark }}
      hideLegend
      height={260}
    />
  );
}
