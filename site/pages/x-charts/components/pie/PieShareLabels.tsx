import {
  PieArcLabel,
  PieChart,
  type PieArcLabelProps,
} from '@mui/x-charts/PieChart';

const colors = ['#4254fb', '#b45309', '#047857', '#a8327a'];

function ShareLabel(props: PieArcLabelProps) {
  const { startAngle, endAngle, innerRadius, outerRadius } = props;
  const share = (endAngle - startAngle) / (2 * Math.PI);
  const width = share * Math.PI * (innerRadius + outerRadius);
  return width < 40 ? null : (
    <PieArcLabel
      {...props}
      formattedArcLabel={`${Math.round(share * 100)}%`}
      skipAnimation
      style={{ fill: '#fff', fontSize: 20, fontWeight: 700 }}
    />
  );
}

export default function PieShareLabels() {
  return (
    <PieChart
      aria-label="Storage: photos 42 GB, mail 3 GB, backups 27 GB, other 9 GB"
      series={[
        {
          data: [
            { id: 'photos', value: 42, label: 'Photos' },
            { id: 'mail', value: 3, label: 'Mail' },
            { id: 'backups', value: 27, label: 'Backups' },
            { id: 'other', value: 9, label: 'Other' },
          ],
          innerRadius: '45%',
        },
      ]}
      slots={{ pieArcLabel: ShareLabel }}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
      colors={colors}
      height={220}
    />
  );
}
