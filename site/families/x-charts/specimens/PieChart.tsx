import { PieChart } from '@mui/x-charts/PieChart';

export default function PieChartSpecimen() {
  return (
    <PieChart
      width={110}
      height={110}
      skipAnimation
      hideLegend
      margin={4}
      series={[
        {
          data: [
            { id: 'a', value: 46 },
            { id: 'b', value: 31 },
            { id: 'c', value: 23 },
          ],
          innerRadius: 24,
          paddingAngle: 2,
        },
      ]}
    />
  );
}
