import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

function Limit({ at }: { at: number }) {
  const {
    startAngle,
    endAngle,
    valueMin,
    valueMax,
    cx,
    cy,
    innerRadius,
    outerRadius,
  } = useGaugeState();
  const share = (at - valueMin) / (valueMax - valueMin);
  const angle = startAngle + share * (endAngle - startAngle);
  const degrees = Math.round((angle * 180) / Math.PI);
  return (
    <line
      y1={-innerRadius + 4}
      y2={-outerRadius - 4}
      transform={`translate(${cx} ${cy}) rotate(${degrees})`}
      stroke="currentColor"
      strokeWidth={3}
    />
  );
}

export default function GaugeChildren() {
  return (
    <Gauge
      aria-label="Load in percent, limit 80"
      value={64}
      text={({ value }) => `${value}`}
      startAngle={-110}
      endAngle={110}
      width={180}
      height={150}
    >
      <Limit at={80} />
    </Gauge>
  );
}
