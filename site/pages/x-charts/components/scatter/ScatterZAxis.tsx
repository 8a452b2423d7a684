import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { planets } from '../../../../families/x-charts/data/planets';

export default function ScatterZAxis() {
  return (
    <ScatterChart
      aria-label="Density and gravity of the planets, colored by mean temperature"
      dataset={planets}
      zAxis={[
        {
          id: 'temperature',
          colorMap: {
            type: 'continuous',
            min: -200,
            max: 170,
            color: ['#0288d1', '#d32f2f'],
          },
        },
      ]}
      series={[
        {
          datasetKeys: {
            id: 'name',
            x: 'density',
            y: 'gravity',
            z: 'temperature',
          },
          zAxisId: 'temperature',
          markerSize: 7,
          valueFormatter: (value) =>
            value && `${String(value.id)}: ${String(value.z)} °C`,
        },
      ]}
      height={240}
    />
  );
}
