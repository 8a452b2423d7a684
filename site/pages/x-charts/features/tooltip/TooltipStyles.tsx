import { chartsTooltipClasses } from '@mui/x-charts/ChartsTooltip';
import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

export default function TooltipStyles() {
  return (
    <LineChart
      aria-label="Mean daily high in Central Park"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[{ dataKey: 'high', label: 'High' }]}
      slotProps={{
        tooltip: {
          sx: {
            [`& .${chartsTooltipClasses.paper}`]: {
              borderColor: 'primary.main',
              borderWidth: 2,
            },
            [`& .${chartsTooltipClasses.valueCell}`]: { fontWeight: 700 },
          },
        },
      }}
      hideLegend
      height={240}
    />
  );
}
