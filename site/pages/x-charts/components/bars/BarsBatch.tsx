import { BarChart } from '@mui/x-charts/BarChart';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const requests = makeWalk(600);

export default function BarsBatch() {
  return (
    <BarChart
      aria-label="Requests per minute, 600 minutes"
      renderer="svg-batch"
      xAxis={[
        {
          data: requests.map((_, index) => index),
          categoryGapRatio: 0,
          tickInterval: (value: number) => value % 100 === 0,
        },
      ]}
      series={[{ data: requests, label: 'Requests' }]}
      hideLegend
      axisHighlight={{ x: 'none', y: 'none' }}
      slotProps={{ tooltip: { trigger: 'none' } }}
      height={220}
    />
  );
}
