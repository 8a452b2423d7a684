import { BarChart } from '@mui/x-charts/BarChart';
import {
  electricity,
  electricitySources,
} from '../../../../families/x-charts/data/electricity';

const last = electricity[electricity.length - 1];

export default function StylingOrdinal() {
  return (
    <BarChart
      aria-label="Electricity by source in 2023, in terawatt-hours"
      xAxis={[
        {
          data: electricitySources.map(({ label }) => label),
          colorMap: {
            type: 'ordinal',
            values: ['Wind', 'Hydropower', 'Solar'],
            colors: ['#2f9e6e', '#3d8bd4', '#c98a12'],
            unknownColor: '#8a8f98',
          },
        },
      ]}
      series={[{ data: electricitySources.map(({ key }) => last?.[key] ?? 0) }]}
      height={260}
    />
  );
}
