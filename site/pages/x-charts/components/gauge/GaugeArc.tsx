import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeArc() {
  return (
    <Gauge
      aria-label="Budget spent in percent"
      value={58}
      text={({ value }) => `${value}`}
      startAngle={-90}
      endAngle={90}
      innerRadius="70%"
      outerRadius="100%"
      cornerRadius="50%"
      width={240}
      height={140}
    />
  );
}
