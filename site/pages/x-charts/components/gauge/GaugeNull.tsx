import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeNull() {
  return (
    <Gauge
      aria-label="Battery in percent"
      value={null}
      text="offline"
      width={140}
      height={140}
    />
  );
}
