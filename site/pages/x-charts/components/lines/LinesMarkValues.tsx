import {
  LineChart,
  MarkElement,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';
import { useLineSeries } from '@mui/x-charts/hooks';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function ValueMark(props: MarkElementProps) {
  const { id, dataIndex, x, y, hidden, isFaded, isHighlighted } = props;
  const series = useLineSeries(id);
  if (hidden) return null;
  return (
    <g opacity={isFaded ? 0.2 : 1}>
      <MarkElement {...props} />
      {isHighlighted && (
        <text x={x} y={Number(y) - 12} textAnchor="middle" fill="currentColor">
          {series?.data[dataIndex]}
        </text>
      )}
    </g>
  );
}

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function LinesMarkValues() {
  return (
    <LineChart
      aria-label="Mean high and low temperature of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      yAxis={[{ max: 100 }]}
      series={[
        { id: 'high', dataKey: 'high', label: 'High', highlightScope },
        {
          id: 'low',
          dataKey: 'low',
          label: 'Low',
          shape: 'square',
          highlightScope,
        },
      ]}
      slots={{ mark: ValueMark }}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      colors={seriesColors}
      height={260}
    />
  );
}
