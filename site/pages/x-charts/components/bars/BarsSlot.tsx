import { BarChart, type BarProps } from '@mui/x-charts/BarChart';

function Lollipop({
  id,
  dataIndex,
  x,
  y,
  width,
  height,
  xOrigin,
  yOrigin,
  layout,
  color,
  skipAnimation,
  ownerState,
  ...other
}: BarProps) {
  const center = x + width / 2;
  return (
    <g {...other} opacity={ownerState.isFaded ? 0.3 : 1}>
      <line
        x1={center}
        x2={center}
        y1={yOrigin}
        y2={y}
        stroke={color}
        strokeWidth={3}
      />
      <circle cx={center} cy={y} r={7} fill={color} />
    </g>
  );
}

export default function BarsSlot() {
  return (
    <BarChart
      aria-label="Tickets by team"
      xAxis={[{ data: ['Billing', 'Shipping', 'Returns', 'Accounts'] }]}
      series={[{ data: [48, 71, 35, 22], label: 'Tickets' }]}
      slots={{ bar: Lollipop }}
      hideLegend
      height={220}
    />
  );
}
