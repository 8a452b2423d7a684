import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { states } from '../../../../families/x-charts/data/states';

export default function PieSort() {
  return (
    <PieChart
      aria-label="Land area of five states, largest first"
      series={[
        {
          data: states.slice(0, 5).map((state) => ({
            id: state.code,
            value: state.landArea,
            label: state.name,
          })),
          sortingValues: 'desc',
          valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} mi²`,
        },
      ]}
      colors={seriesColors}
      height={220}
    />
  );
}
