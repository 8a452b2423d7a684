import { LineChart } from '@mui/x-charts/LineChart';
import {
  lowsByPlace,
  months,
} from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LegendScroll() {
  return (
    <LineChart
      aria-label="Mean daily low of each month in seven places"
      xAxis={[{ data: [...months], scaleType: 'point' }]}
      series={lowsByPlace.map(({ place, lows }) => ({
        data: lows,
        label: place,
        showMark: false,
      }))}
      slotProps={{
        legend: {
          direction: 'vertical',
          position: { vertical: 'middle', horizontal: 'end' },
          tabIndex: 0,
          sx: { flexWrap: 'nowrap', height: 96, overflowY: 'auto' },
        },
      }}
      colors={seriesColors}
      height={260}
    />
  );
}
