import { LineChart, type MarkElementProps } from '@mui/x-charts/LineChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const releases: Record<number, string> = { 2: '8.0', 5: '8.1' };

function ReleaseMark({ x, y, color, dataIndex }: MarkElementProps) {
  const release = releases[dataIndex];
  if (!release) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-14} y={-10} width={28} height={20} rx={10} fill={color} />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill="var(--mui-palette-primary-contrastText)"
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
      colors={seriesColors}
      hideLegend
      height={260}
    />
  );
}
