import { BarChart } from '@mui/x-charts/BarChart';
import { states } from '../../../../families/x-charts/data/states';

const colors = ['#0b86c9', '#c2418f'];

export default function StylingPalette() {
  return (
    <BarChart
      aria-label="Residents of five states, 2010 and 2020"
      dataset={states.slice(0, 5)}
      xAxis={[{ dataKey: 'code' }]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1e6}M` }]}
      series={[
        { dataKey: 'residents2010', label: '2010' },
        { dataKey: 'residents2020', label: '2020' },
      ]}
      colors={colors}
      height={280}
    />
  );
}
