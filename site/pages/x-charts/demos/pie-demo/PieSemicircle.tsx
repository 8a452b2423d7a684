import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieSemicircle() {
  return (
    <PieChart
      aria-label="Seats: list A 48, list B 39, list C 13"
      series={[
        {
          data: [
            { id: 'a', value: 48, label: 'List A' },
            { id: 'b', value: 39, label: 'List B' },
            { id: 'c', value: 13, label: 'List C' },
          ],
          startAngle: -90,
          endAngle: 90,
          innerRadius: 60,
          outerRadius: 130,
          cy: '95%',
        },
      ]}
      colors={seriesColors}
      height={160}
      hideLegend
    />
  );
}
