import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { fruit } from '../../../../families/x-charts/data/fruit';

export default function ScatterTwoAxes() {
  return (
    <ScatterChart
      aria-label="Potassium and vitamin C against the sugars of fruit"
      dataset={fruit}
      xAxis={[{ label: 'Sugars, g' }]}
      yAxis={[
        { id: 'potassium', label: 'Potassium, mg' },
        { id: 'vitamin', label: 'Vitamin C, mg', position: 'right' },
      ]}
      series={[
        {
          label: 'Potassium',
          yAxisId: 'potassium',
          datasetKeys: { id: 'name', x: 'sugars', y: 'potassium' },
        },
        {
          label: 'Vitamin C',
          yAxisId: 'vitamin',
          datasetKeys: { id: 'name', x: 'sugars', y: 'vitaminC' },
        },
      ]}
      colors={seriesColors}
      height={300}
    />
  );
}
