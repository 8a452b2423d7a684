import { BarChart } from '@mui/x-charts/BarChart';
import { states } from '../../../../families/x-charts/data/states';

const nameOf = (code: string) =>
  states.find((state) => state.code === code)?.name ?? code;

export default function TooltipAxisFormatter() {
  return (
    <BarChart
      aria-label="Land area of ten states in square miles"
      dataset={states}
      xAxis={[
        {
          dataKey: 'code',
          valueFormatter: (code: string, { location }: { location: string }) =>
            location === 'tooltip' ? nameOf(code) : code,
        },
      ]}
      yAxis={[{ width: 64 }]}
      series={[{ dataKey: 'landArea', label: 'Land area' }]}
      hideLegend
      height={240}
    />
  );
}
