import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeText() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <Gauge
        aria-label="Memory in gigabytes"
        value={11}
        valueMax={16}
        text={({ value, valueMax }) => `${value} / ${valueMax}`}
        width={140}
        height={140}
      />
      <Gauge
        aria-label="Processor in percent"
        value={27}
        text={({ value }) => `CPU\n${value}%`}
        width={140}
        height={140}
      />
    </Stack>
  );
}
