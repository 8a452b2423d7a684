import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LinesLegend() {
  return (
    <LineChart
      aria-label="Mean high and low temperature of New York by month"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { dataKey: 'high', label: 'High', labelMarkType: 'circle' },
        {
          id: 'low',
          dataKey: 'low',
          label: 'Low',
          labelMarkType: 'square',
        },
      ]}
      initialHiddenItems={[{ type: 'line', seriesId: 'low' }]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
          toggleVisibilityOnClick: true,
        },
      }}
      colors={seriesColors}
      height={240}
    />
  );
}
