import { BarChart } from '@mui/x-charts/BarChart';
import { states } from '../../../../families/x-charts/data/states';

export default function AxisTicksHorizontal() {
  return (
    <BarChart
      aria-label="Residents of ten states in 2020"
      layout="horizontal"
      dataset={states}
      yAxis={[
        {
          dataKey: 'name',
          width: 95,
          tickPlacement: 'middle',
          tickLabelPlacement: 'middle',
          tickSpacing: 12,
          tickLabelInterval: (_name, index) => index % 2 === 0,
          sx: { '& .MuiChartsAxis-tickLabel': { fontStyle: 'italic' } },
        },
      ]}
      xAxis={[
        {
          tickNumber: 8,
          tickMaxStep: 10_000_000,
          valueFormatter: (value: number) => `${value / 1_000_000} M`,
        },
      ]}
      series={[{ dataKey: 'residents2020' }]}
      height={300}
    />
  );
}
