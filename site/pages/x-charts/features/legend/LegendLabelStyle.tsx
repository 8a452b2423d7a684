import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function LegendLabelStyle() {
  return (
    <LineChart
      aria-label="Mean daily high and low in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { dataKey: 'high', label: 'High' },
        { dataKey: 'low', label: 'Low' },
      ]}
      slotProps={{
        legend: {
          sx: {
            fontSize: 16,
            [`& .${legendClasses.label}`]: { fontWeight: 600 },
            [`& .${legendClasses.mark}`]: { height: 16, width: 16 },
          },
        },
      }}
      colors={seriesColors}
      height={260}
    />
  );
}
