import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieBasic() {
  return (
    <PieChart
      aria-label="Visits by device: desktop 58 percent, phone 34, tablet 8"
      series={[
        {
          data: [
            { id: 'desktop', value: 58, label: 'Desktop' },
            { id: 'phone', value: 34, label: 'Phone' },
            { id: 'tablet', value: 8, label: 'Tablet' },
          ],
          valueFormatter: ({ value }) => `${value}%`,
        },
      ]}
      colors={seriesColors}
      enableKeyboardNavigation
      height={240}
    />
  );
}
