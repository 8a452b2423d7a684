import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieHidden() {
  return (
    <PieChart
      aria-label="Storage: photos 42 GB, mail 11 GB, backups 27 GB"
      series={[
        {
          id: 'storage',
          data: [
            { id: 'photos', value: 42, label: 'Photos' },
            { id: 'mail', value: 11, label: 'Mail' },
            { id: 'backups', value: 27, label: 'Backups' },
          ],
        },
      ]}
      initialHiddenItems={[{ type: 'pie', seriesId: 'storage', dataIndex: 2 }]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      colors={seriesColors}
      height={200}
    />
  );
}
