import { BarChart } from '@mui/x-charts/BarChart';
import { states } from '../../../../families/x-charts/data/states';

export default function AxisFormatter() {
  return (
    <BarChart
      aria-label="Residents of ten states in 2020"
      dataset={states.slice(0, 6)}
      xAxis={[
        {
          dataKey: 'name',
          valueFormatter: (name: string, { location }: { location: string }) =>
            location === 'tick' ? name.replace(' ', '\n') : `State: ${name}`,
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1e6}M` }]}
      series={[{ dataKey: 'residents2020' }]}
      height={260}
    />
  );
}
