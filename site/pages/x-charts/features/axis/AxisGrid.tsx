import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function AxisGrid() {
  return (
    <LineChart
      aria-label="Mean daily low in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[{ dataKey: 'low' }]}
      grid={{ horizontal: true, vertical: true }}
      height={240}
      sx={{ '& .MuiChartsGrid-line': { strokeDasharray: '4 4' } }}
    />
  );
}
