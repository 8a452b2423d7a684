import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { fruit } from '../../../../families/x-charts/data/fruit';

export default function ScatterColorGetter() {
  return (
    <ScatterChart
      aria-label="Sugars and energy of fruit; much sugar is red"
      dataset={fruit}
      series={[
        {
          label: 'Fruit',
          color: '#4254fb',
          colorGetter: ({ value }) =>
            value && value.x > 12 ? '#d32f2f' : '#4254fb',
          datasetKeys: { id: 'name', x: 'sugars', y: 'energy' },
        },
      ]}
      height={220}
    />
  );
}
