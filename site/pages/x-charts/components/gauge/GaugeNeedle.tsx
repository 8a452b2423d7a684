import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

function Needle() {
  const { valueAngle, outerRadius, cx, cy } = useGaugeState();
  if (valueAngle === null) return null;
  const degrees = Math.round((valueAngle * 180) / Math.PI);
  return (
    <g transform={`translate(${cx} ${cy}) rotate(${degrees})`}>
      <circle r={6} fill="#d32f2f" />
      <path d={`M-3 0 L0 ${-outerRadius} L3 0 Z`} fill="#d32f2f" />
    </g>
  );
}

export default function GaugeNeedle() {
  return (
    <GaugeContainer
      aria-label="Pressure in bar"
      value={6.2}
      valueMin={0}
      valueMax={10}
      startAngle={-110}
      endAngle={110}
      width={200}
      height={170}
    >
      <GaugeReferenceArc />
      <Needle />
      <GaugeValueText
        text={({ value }) => `${value} bar`}
        style={{
          fontSize: 16,
          transform: 'translateY(36px)',
          textAnchor: 'middle',
        }}
      />
    </GaugeContainer>
  );
}
