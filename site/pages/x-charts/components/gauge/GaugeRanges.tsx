import { Gauge, useGaugeState } from '@mui/x-charts/Gauge';

const ranges = [
  { from: 0, to: 60, color: '#2e7d32' },
  { from: 60, to: 80, color: '#ed6c02' },
  { from: 80, to: 100, color: '#d32f2f' },
];

function Ranges() {
  const { startAngle, endAngle, cx, cy, outerRadius } = useGaugeState();
  const degrees = (percent: number) => {
    const angle = startAngle + (percent / 100) * (endAngle - startAngle);
    return Math.round((angle * 180) / Math.PI);
  };
  return ranges.map(({ from, to, color }) => (
    <circle
      key={from}
      transform={`translate(${cx} ${cy}) rotate(${degrees(from) - 90})`}
      r={outerRadius + 7}
      fill="none"
      stroke={color}
      strokeWidth={6}
      pathLength={360}
      strokeDasharray={`${degrees(to) - degrees(from)} 360`}
    />
  ));
}

export default function GaugeRanges() {
  return (
    <Gauge
      aria-label="Load in percent"
      aria-valuetext="72 percent, high"
      value={72}
      startAngle={-110}
      endAngle={110}
      margin={20}
      text={({ value }) => `${value}%\nhigh`}
      width={220}
      height={170}
    >
      <Ranges />
    </Gauge>
  );
}
