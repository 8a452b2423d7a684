import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieDonut() {
  return (
    <PieChart
      aria-label="Storage: photos 42 GB, mail 11 GB, backups 27 GB"
      series={[
        {
          data: [
            { id: 'photos', value: 42, label: 'Photos' },
            { id: 'mail', value: 11, label: 'Mail' },
            { id: 'backups', value: 27, label: 'Backups' },
          ],
          innerRadius: '60%',
          outerRadius: '100%',
          paddingAngle: 3,
          cornerRadius: 4,
        },
      ]}
      colors={seriesColors}
      height={220}
    />
  );
}
