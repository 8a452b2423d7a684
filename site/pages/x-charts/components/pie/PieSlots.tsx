import { PieArc, PieChart, type PieArcProps } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function OutlinedArc(props: PieArcProps) {
  return (
    <PieArc
      {...props}
      fillOpacity={0.25}
      stroke={props.color}
      strokeWidth={2}
    />
  );
}

export default function PieSlots() {
  return (
    <PieChart
      aria-label="Visits by device"
      series={[
        {
          data: [
            { id: 'desktop', value: 58, label: 'Desktop' },
            { id: 'phone', value: 34, label: 'Phone' },
            { id: 'tablet', value: 8, label: 'Tablet' },
          ],
          paddingAngle: 4,
        },
      ]}
      slots={{ pieArc: OutlinedArc }}
      colors={seriesColors}
      height={220}
    />
  );
}
