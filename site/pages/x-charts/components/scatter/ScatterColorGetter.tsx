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
          color: 'var(--mui-palette-primary-main)',
          colorGetter: ({ value }) =>
            value && value.x > 12
              ? 'var(--mui-palette-error-main)'
              : 'var(--mui-palette-primary-main)',
          datasetKeys: { id: 'name', x: 'sugars', y: 'energy' },
        },
      ]}
      height={220}
    />
  );
}
