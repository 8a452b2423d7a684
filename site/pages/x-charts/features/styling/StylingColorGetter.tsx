import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function StylingColorGetter() {
  return (
    <BarChart
      aria-label="Months with a mean low below freezing"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      series={[
        {
          dataKey: 'low',
          label: 'Mean low, °F',
          colorGetter: ({ value }) =>
            (value ?? 0) < 32 ? '#0b86c9' : '#e06c00',
        },
      ]}
      hideLegend
      height={240}
    />
  );
}
