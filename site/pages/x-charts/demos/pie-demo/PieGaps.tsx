import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieGaps() {
  return (
    <PieChart
      aria-label="Storage: photos 42 GB, mail 11 GB, backups 27 GB, free 20 GB"
      series={[
        {
          data: [
            { id: 'photos', value: 42, label: 'Photos' },
            { id: 'mail', value: 11, label: 'Mail' },
            { id: 'backups', value: 27, label: 'Backups' },
            { id: 'free', value: 20, label: 'Free' },
          ],
          innerRadius: 50,
          paddingAngle: 5,
          cornerRadius: 6,
        },
      ]}
      colors={seriesColors}
      height={240}
    />
  );
}
