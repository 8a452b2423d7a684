import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeRange() {
  return (
    <Gauge
      aria-label="Temperature of the fridge in degrees Celsius"
      value={4}
      text={({ value }) => `${value}`}
      valueMin={-10}
      valueMax={30}
      width={160}
      height={160}
    />
  );
}
