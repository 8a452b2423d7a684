import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeSpecimen() {
  return (
    <Gauge
      skipAnimation
      width={110}
      height={110}
      value={64}
      text="64"
      startAngle={-110}
      endAngle={110}
    />
  );
}
