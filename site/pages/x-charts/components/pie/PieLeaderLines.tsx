import {
  PieChart,
  pieClasses,
  type PieArcLabelProps,
} from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

function LineLabel({
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
  if (hidden || !formattedArcLabel) return null;
  const middle = (startAngle + endAngle) / 2;
  const [x1, x2 = 0] = [outerRadius, arcLabelRadius].map((radius) =>
    Math.round(radius * Math.sin(middle)),
  );
  const [y1, y2] = [outerRadius, arcLabelRadius].map((radius) =>
    Math.round(-radius * Math.cos(middle)),
  );
  const side = x2 < 0 ? -1 : 1;
  return (
    <g opacity={isFaded ? 0.3 : 1} pointerEvents="none">
      <path
        d={`M${x1},${y1} L${x2},${y2} h${side * 8}`}
        fill="none"
        stroke={color}
      />
      <text
        x={x2 + side * 11}
        y={y2}
        direction="ltr"
        textAnchor={side < 0 ? 'end' : 'start'}
        dominantBaseline="central"
        fill="currentColor"
        fontSize={12}
        fontWeight={isHighlighted ? 700 : 400}
        {...other}
        className={pieClasses.arcLabel}
      >
        {formattedArcLabel}
      </text>
    </g>
  );
}

export default function PieLeaderLines() {
  return (
    <PieChart
      aria-label="Visits by source: search 52 percent, direct 31, mail 14, ads 3"
      series={[
        {
          data: [
            { id: 'search', value: 52, label: 'Search' },
            { id: 'direct', value: 31, label: 'Direct' },
            { id: 'mail', value: 14, label: 'Mail' },
            { id: 'ads', value: 3, label: 'Ads' },
          ],
          arcLabel: ({ label, value }) => `${label} ${value}%`,
          arcLabelRadius: 72,
          outerRadius: 62,
          highlightScope: { highlight: 'item', fade: 'global' },
        },
      ]}
      slots={{ pieArcLabel: LineLabel }}
      colors={seriesColors}
      hideLegend
      height={180}
    />
  );
}
