import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import {
  ScatterChart,
  ScatterMarker,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function Marker(props: ScatterMarkerProps) {
  if (props.seriesId !== 'low') return <ScatterMarker {...props} />;
  const {
    seriesId,
    dataIndex,
    x,
    y,
    size,
    color,
    isHighlighted,
    isFaded,
    ...other
  } = props;
  const half = isHighlighted ? size * 1.2 : size;
  return (
    <path
      {...other}
      d={`M0 ${-half} L${half} ${half} L${-half} ${half} Z`}
      transform={`translate(${x} ${y})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
    />
  );
}

function Triangle({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="0 0 24 24">
      <path className={className} fill={color} d="M12 0 L24 24 L0 24 Z" />
    </svg>
  );
}

export default function ScatterShape() {
  return (
    <ScatterChart
      aria-label="Precipitation against low (triangles) and high temperature (circles)"
      dataset={newYork}
      series={[
        {
          id: 'low',
          label: 'Low',
          datasetKeys: { id: 'month', x: 'low', y: 'precipitation' },
          labelMarkType: Triangle,
        },
        {
          id: 'high',
          label: 'High',
          datasetKeys: { id: 'month', x: 'high', y: 'precipitation' },
        },
      ]}
      slots={{ marker: Marker }}
      colors={seriesColors}
      height={240}
    />
  );
}
