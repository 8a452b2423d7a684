import { LineChart } from '@mui/x-charts/LineChart';
import { makeWalk } from '../../../../families/x-charts/data/walk';

const load = makeWalk(2000);

export default function LinesOptimized() {
  return (
    <LineChart
      aria-label="Load of a server, 2,000 measurements"
      xAxis={[{ data: load.map((_, index) => index), valueFormatter: String }]}
      yAxis={[{ domainLimit: 'strict' }]}
      series={[
        {
          data: load,
          label: 'Load',
          curve: 'linear',
          showMark: false,
          disableHighlight: true,
        },
      ]}
      axisHighlight={{ x: 'none', y: 'none' }}
      disableLineItemHighlight
      skipAnimation
      slotProps={{ tooltip: { trigger: 'none' } }}
      hideLegend
      height={220}
    />
  );
}
