import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function StylingPieClasses() {
  return (
    <PieChart
      aria-label="Visits by device: desktop 58 percent, phone 34, tablet 8"
      series={[
        {
          data: [
            { id: 'desktop', label: 'Desktop', value: 58 },
            { id: 'phone', label: 'Phone', value: 34 },
            { id: 'tablet', label: 'Tablet', value: 8 },
          ],
          arcLabel: 'value',
        },
      ]}
      slotProps={{
        pieArc: { classes: { root: 'device-slice' } },
        pieArcLabel: { classes: { root: 'device-share' } },
      }}
      sx={{
        '& .device-slice': { fillOpacity: 0.2, strokeWidth: 6 },
        '& .device-share': { fontSize: 18, fontWeight: 700 },
      }}
      colors={seriesColors}
      height={220}
    />
  );
}
