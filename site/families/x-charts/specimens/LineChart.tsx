import { LineChart } from '@mui/x-charts/LineChart';

export default function LineChartSpecimen() {
  return (
    <LineChart
      width={220}
      height={110}
      skipAnimation
      hideLegend
      margin={8}
      xAxis={[{ data: [1, 2, 3, 4, 5], position: 'none' }]}
      yAxis={[{ position: 'none' }]}
      series={[
        { data: [2, 5.5, 3, 8, 6], area: true, showMark: false },
        { data: [1, 2, 4, 3, 5], showMark: false },
      ]}
    />
  );
}
