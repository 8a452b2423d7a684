import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function StylingLineClasses() {
  return (
    <LineChart
      aria-label="Mean daily high and low in New York by month, °F"
      dataset={newYork}
      xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
      series={[
        { dataKey: 'low', label: 'Low', area: true, showMark: true },
        { dataKey: 'high', label: 'High', showMark: true },
      ]}
      slotProps={{
        line: { className: 'climate-line' },
        area: { className: 'climate-area' },
        mark: { classes: { mark: 'climate-mark' } },
        lineHighlight: { classes: { root: 'climate-dot' } },
        legend: { className: 'climate-legend' },
      }}
      sx={{
        '& .climate-line': { strokeWidth: 4, strokeLinecap: 'round' },
        '& .climate-area': { fillOpacity: 0.2 },
        '& .climate-mark': { strokeWidth: 3 },
        '& .climate-dot': { stroke: 'currentColor', strokeWidth: 3 },
        '& .climate-legend': { fontWeight: 700 },
      }}
      colors={seriesColors}
      height={260}
    />
  );
}
