import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeBasic() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <Gauge aria-label="Disk in percent" value={64} width={140} height={140} />
      <Gauge
        aria-label="Speed in kilometers per hour"
        value={72}
        valueMax={130}
        startAngle={-110}
        endAngle={110}
        width={160}
        height={140}
      />
    </Stack>
  );
}
