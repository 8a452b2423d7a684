import { BarChart } from '@mui/x-charts/BarChart';
import { censuses } from '../../../../families/x-charts/data/census';

export default function AxisTickLabelInterval() {
  return (
    <BarChart
      aria-label="Residents of the United States at each census"
      dataset={censuses}
      xAxis={[
        {
          dataKey: 'year',
          tickLabelInterval: (year: number) => year % 50 === 0,
          valueFormatter: String,
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1e6}M` }]}
      series={[{ dataKey: 'residents' }]}
      height={240}
    />
  );
}
