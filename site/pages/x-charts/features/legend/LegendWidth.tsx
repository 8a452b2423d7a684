import { PieChart } from '@mui/x-charts/PieChart';
import {
  electricity,
  electricitySources,
} from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const last = electricity[electricity.length - 1];

export default function LegendWidth() {
  return (
    <PieChart
      aria-label="Electricity by source in 2023"
      series={[
        {
          data: electricitySources.map(({ key, label }) => ({
            id: key,
            label: `${label}, ${last?.[key]} TWh`,
            value: last?.[key] ?? 0,
          })),
        },
      ]}
      slotProps={{ legend: { sx: { width: 140, gap: 1 } } }}
      colors={seriesColors}
      height={220}
    />
  );
}
