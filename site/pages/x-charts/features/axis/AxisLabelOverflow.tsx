import { BarChart } from '@mui/x-charts/BarChart';
import { states } from '../../../../families/x-charts/data/states';

export default function AxisLabelOverflow() {
  return (
    <BarChart
      aria-label="Residents of ten states in 2020"
      dataset={states}
      xAxis={[
        {
          dataKey: 'name',
          height: 84,
          tickLabelStyle: { angle: -45 },
        },
      ]}
      yAxis={[{ width: 80 }]}
      series={[{ dataKey: 'residents2020' }]}
      height={280}
    />
  );
}
