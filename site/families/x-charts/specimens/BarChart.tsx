import { BarChart } from '@mui/x-charts/BarChart';

export default function BarChartSpecimen() {
  return (
    <BarChart
      width={220}
      height={110}
      skipAnimation
      hideLegend
      margin={8}
      xAxis={[{ scaleType: 'band', data: ['Mo', 'Tu', 'We', 'Th', 'Fr'], position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[{ data: [12, 18, 15, 22, 27] }, { data: [8, 11, 13, 12, 19] }]}
    />
  );
}
