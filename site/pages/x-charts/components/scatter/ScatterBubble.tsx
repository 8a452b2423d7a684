import {
  ScatterChart,
  ScatterMarker,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

function Bubble(props: ScatterMarkerProps) {
  const diameter = planets[props.dataIndex]?.diameter ?? 0;
  return <ScatterMarker {...props} size={Math.sqrt(diameter) / 16} />;
}

export default function ScatterBubble() {
  return (
    <ScatterChart
      aria-label="Density and gravity of the planets; bubbles have the area of their disk"
      dataset={planets}
      series={[
        {
          label: 'Planets',
          datasetKeys: { id: 'name', x: 'density', y: 'gravity' },
        },
      ]}
      slots={{ marker: Bubble }}
      sx={{ '& circle': { fillOpacity: 0.6 } }}
      hideLegend
      height={240}
    />
  );
}
