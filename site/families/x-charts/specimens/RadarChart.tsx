import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarChartSpecimen() {
  return (
    <RadarChart
      width={150}
      height={120}
      skipAnimation
      hideLegend
      margin={20}
      series={[{ data: [80, 60, 90, 70, 50] }]}
      radar={{ max: 100, metrics: ['A', 'B', 'C', 'D', 'E'] }}
    />
  );
}
