import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieHighlight() {
  return (
    <PieChart
      aria-label="Visits by device"
      series={[
        {
          data: [
            { id: 'desktop', value: 58, label: 'Desktop' },
            { id: 'phone', value: 34, label: 'Phone' },
            { id: 'tablet', value: 8, label: 'Tablet' },
          ],
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 6 },
          faded: { additionalRadius: -12, color: 'gray' },
        },
      ]}
      colors={seriesColors}
      margin={12}
      height={220}
    />
  );
}
