import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugePosition() {
  return (
    <Gauge
      aria-label="Fuel in percent"
      value={35}
      startAngle={0}
      endAngle={90}
      cx={20}
      cy="90%"
      outerRadius={120}
      innerRadius={96}
      margin={0}
      text=""
      width={160}
      height={150}
    />
  );
}
