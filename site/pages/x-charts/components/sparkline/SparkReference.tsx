import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

export default function SparkReference() {
  return (
    <SparkLineChart
      aria-label="Orders in 7 days, with a target of 40"
      data={[31, 34, 29, 36, 41, 38, 44]}
      yAxis={{ min: 20, max: 50 }}
      width={280}
      height={80}
    >
      <ChartsReferenceLine y={40} lineStyle={{ strokeDasharray: '4 4' }} />
    </SparkLineChart>
  );
}
