import {
  ScatterChart,
  ScatterMarker,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function Marker(props: ScatterMarkerProps) {
  const { x, y, size, color, seriesId } = props;
  if (seriesId !== 'low') return <ScatterMarker {...props} />;
  return (
    <path
      d={`M0 ${-size} L${size} ${size} L${-size} ${size} Z`}
      transform={`translate(${x} ${y})`}
      fill={color}
    />
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
          labelMarkType: 'square',
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
