import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function PieLegend() {
  return (
    <PieChart
      aria-label="Storage: photos 42 GB, mail 11 GB, backups 27 GB"
      series={[
        {
          data: [
            {
              id: 'photos',
              value: 42,
              label: 'Photos',
              labelMarkType: 'square',
            },
            { id: 'mail', value: 11, label: 'Mail', labelMarkType: 'square' },
            {
              id: 'backups',
              value: 27,
              label: 'Backups',
              labelMarkType: 'square',
            },
          ],
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
          toggleVisibilityOnClick: true,
        },
      }}
      colors={seriesColors}
      height={240}
    />
  );
}
