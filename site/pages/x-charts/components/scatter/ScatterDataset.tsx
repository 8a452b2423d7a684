import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { fruit } from '../../../../families/x-charts/data/fruit';

export default function ScatterDataset() {
  return (
    <ScatterChart
      aria-label="Sugars and energy of fruit"
      dataset={fruit}
      xAxis={[{ label: 'Sugars, g' }]}
      yAxis={[{ label: 'Energy, kcal' }]}
      series={[
        {
          label: 'Fruit',
          datasetKeys: { id: 'name', x: 'sugars', y: 'energy' },
          markerSize: 6,
        },
      ]}
      height={240}
    />
  );
}
