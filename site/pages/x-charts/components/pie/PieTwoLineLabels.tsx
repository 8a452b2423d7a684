import {
  PieChart,
  pieClasses,
  type PieArcLabelProps,
} from '@mui/x-charts/PieChart';

function TwoLines({
  id,
  color,
  startAngle,
  endAngle,
  innerRadius,
  outerRadius,
  arcLabelRadius,
  cornerRadius,
  paddingAngle,
  formattedArcLabel,
  skipAnimation,
  isHighlighted,
  isFaded,
  hidden,
  classes,
  ...other
}: PieArcLabelProps) {
  if (hidden) return null;
  const middle = (startAngle + endAngle) / 2;
  const x = Math.round(arcLabelRadius * Math.sin(middle));
  const y = Math.round(-arcLabelRadius * Math.cos(middle));
  const [name, value] = formattedArcLabel?.split(': ') ?? [];
  return (
    <text
      className={pieClasses.arcLabel}
      opacity={isFaded ? 0.3 : 1}
      y={y}
      direction="ltr"
      textAnchor="middle"
      fill="#1a1a1a"
      pointerEvents="none"
      {...other}
    >
      <tspan x={x} fontSize={12}>
        {name}
      </tspan>
      <tspan x={x} dy="1.1em" fontSize={18} fontWeight={700}>
        {value}
      </tspan>
    </text>
  );
}

export default function PieTwoLineLabels() {
  return (
    <PieChart
      aria-label="Storage: photos 42 GB, mail 11 GB, backups 27 GB"
      series={[
        {
          data: [
            { id: 'photos', value: 42, label: 'Photos', color: '#90caf9' },
            { id: 'mail', value: 11, label: 'Mail', color: '#ffcc80' },
            { id: 'backups', value: 27, label: 'Backups', color: '#a5d6a7' },
          ],
          arcLabel: ({ label, value }) => `${label}: ${value} GB`,
          arcLabelRadius: '65%',
        },
      ]}
      slots={{ pieArcLabel: TwoLines }}
      hideLegend
      height={240}
    />
  );
}
