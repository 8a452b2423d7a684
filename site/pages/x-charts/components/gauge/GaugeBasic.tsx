import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeBasic() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <Gauge
        aria-label="Electricity without carbon, in percent"
        value={40}
        text={({ value }) => `${value}`}
        width={140}
        height={140}
      />
      <Gauge
        aria-label="Electricity from wind, in terawatt-hours"
        value={425}
        text={({ value }) => `${value}`}
        valueMax={1000}
        startAngle={-110}
        endAngle={110}
        width={160}
        height={140}
      />
    </Stack>
  );
}
