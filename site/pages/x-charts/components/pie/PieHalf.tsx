import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieHalf() {
  return (
    <PieChart
      aria-label="Budget: 64 percent spent"
      series={[
        {
          data: [
            { id: 'spent', value: 64, label: 'Spent' },
            { id: 'left', value: 36, label: 'Left' },
          ],
          startAngle: -90,
          endAngle: 90,
          innerRadius: 80,
          outerRadius: 120,
          cy: '90%',
        },
      ]}
      colors={seriesColors}
      height={160}
      hideLegend
    />
  );
}
