import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const sales = [32, 41, 38, 52, 47, 61];
const mean = sales.reduce((sum, value) => sum + value, 0) / sales.length;

export default function BarTarget() {
  return (
    <BarChart
      aria-label="Contracts by month, with the target and the mean"
      xAxis={[{ data: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] }]}
      yAxis={[{ max: 80 }]}
      series={[{ data: sales, label: 'Contracts' }]}
      hideLegend
      height={260}
    >
      <ChartsReferenceLine
        y={65}
        label="Target 65"
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
        lineStyle={{ strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine
        y={mean}
        label={`Mean ${mean.toFixed(1)}`}
        labelAlign="start"
        labelStyle={{ direction: 'ltr' }}
      />
    </BarChart>
  );
}
