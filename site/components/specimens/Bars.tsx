import { BarChart } from '@mui/x-charts/BarChart';

/** Visitors of a week. */
export function BarsSpecimen() {
  return (
    <BarChart
      width={280}
      height={150}
      skipAnimation
      hideLegend
      margin={{ left: 0, right: 0, top: 8, bottom: 0 }}
      xAxis={[{ scaleType: 'band', data: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] }]}
      yAxis={[{ width: 28 }]}
      series={[{ data: [12, 18, 15, 22, 27, 16] }, { data: [8, 11, 13, 12, 19, 21] }]}
    />
  );
}
