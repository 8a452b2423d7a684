import { LineChart } from '@mui/x-charts/LineChart';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const walk = makeWalk(2000);

export default function HighlightOff() {
  return (
    <LineChart
      aria-label="Load of a server at 2,000 moments"
      xAxis={[{ data: walk.map((_, index) => index) }]}
      series={[{ data: walk, label: 'Load', showMark: false }]}
      axisHighlight={{ x: 'none', y: 'none' }}
      hideLegend
      height={200}
    />
  );
}
