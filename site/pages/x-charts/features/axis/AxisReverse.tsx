import { ScatterChart } from '@mui/x-charts/ScatterChart';

const dives = [4, 12, 19, 27, 31, 24, 15, 6];

export default function AxisReverse() {
  return (
    <ScatterChart
      aria-label="Depth of a dive, minute by minute"
      xAxis={[{ label: 'Minute' }]}
      yAxis={[{ reverse: true, label: 'Depth in meters', min: 0 }]}
      series={[{ data: dives.map((y, x) => ({ x, y })), label: 'Dive' }]}
      hideLegend
      height={240}
    />
  );
}
