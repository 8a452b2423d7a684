import { PieArc, PieChart, type PieArcProps } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function RingArc(props: PieArcProps) {
  const { outerRadius, isHighlighted, isFocused, isFaded } = props;
  return (
    <g>
      <PieArc {...props} opacity={isFaded ? 0.6 : 1} />
      {(isHighlighted || isFocused) && (
        <PieArc
          {...props}
          innerRadius={outerRadius + 4}
          outerRadius={outerRadius + 10}
          cornerRadius={3}
          paddingAngle={0}
          skipAnimation
          skipInteraction
        />
      )}
    </g>
  );
}

export default function PieRing() {
  return (
    <PieChart
      aria-label="Storage: photos 42 GB, mail 11 GB, backups 27 GB"
      series={[
        {
          data: [
            { id: 'photos', value: 42, label: 'Photos' },
            { id: 'mail', value: 11, label: 'Mail' },
            { id: 'backups', value: 27, label: 'Backups' },
          ],
          innerRadius: '50%',
          outerRadius: '85%',
          paddingAngle: 2,
          highlightScope: { highlight: 'item', fade: 'global' },
          faded: { additionalRadius: 0 },
        },
      ]}
      slots={{ pieArc: RingArc }}
      colors={seriesColors}
      enableKeyboardNavigation
      height={240}
    />
  );
}
