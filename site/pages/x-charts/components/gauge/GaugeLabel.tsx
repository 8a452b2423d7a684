import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeLabel() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Typography id="tank-label">Rain tank</Typography>
      <Gauge
        aria-labelledby="tank-label"
        aria-valuetext="640 of 1,000 liters"
        desc="Rain is collected until the tank holds 1,000 liters."
        value={640}
        valueMax={1000}
        text={({ value }) => `${value} l`}
        width={160}
        height={150}
      />
    </Stack>
  );
}
