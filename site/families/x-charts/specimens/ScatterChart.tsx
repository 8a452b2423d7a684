import { ScatterChart } from '@mui/x-charts/ScatterChart';

const points = [
  { id: 1, x: 2, y: 3 },
  { id: 2, x: 3, y: 5 },
  { id: 3, x: 4, y: 4 },
  { id: 4, x: 6, y: 7 },
  { id: 5, x: 7, y: 6 },
  { id: 6, x: 9, y: 9 },
];

export default function ScatterChartSpecimen() {
  return (
    <ScatterChart
      width={220}
      height={110}
      skipAnimation
      hideLegend
      margin={8}
      xAxis={[{ position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[{ data: points }]}
    />
  );
}
