import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { newYork } from '../../../../families/x-charts/data/climate';

const [blue = '', orange = ''] = seriesColors;

export default function StylingColorGetter() {
  return (
    <BarChart
      title="Months with a mean low below freezing"
      dataset={newYork}
      xAxis={[{ dataKey: 'month' }]}
      series={[
        {
          dataKey: 'low',
          label: 'Mean low, °F',
          colorGetter: ({ value }) => ((value ?? 0) < 32 ? blue : orange),
        },
      ]}
      hideLegend
      height={240}
    />
  );
}
