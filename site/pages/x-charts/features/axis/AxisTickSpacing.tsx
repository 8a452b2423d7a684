import { BarChart } from '@mui/x-charts/BarChart';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

export default function AxisTickSpacing() {
  return (
    <BarChart
      aria-label="Carbon dioxide, bar by bar"
      dataset={carbonDioxide}
      xAxis={[
        {
          dataKey: 'year',
          tickSpacing: 80,
          tickLabelMinGap: 12,
          valueFormatter: String,
        },
      ]}
      series={[{ dataKey: 'carbonDioxide' }]}
      height={220}
    />
  );
}
