import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeNull() {
  return (
    <Gauge
      role="img"
      aria-valuemin={undefined}
      aria-valuemax={undefined}
      aria-label="Battery: offline"
      value={null}
      text="offline"
      width={140}
      height={140}
    />
  );
}
