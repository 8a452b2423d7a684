import Stack from '@mui/material/Stack';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function GaugeColorByValue() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      {[42, 91].map((value) => (
        <Gauge
          key={value}
          aria-label="Disk in percent, warning above 80"
          value={value}
          text={value > 80 ? `${value}%\nalmost full` : `${value}%`}
          sx={{
            [`& .${gaugeClasses.valueArc}`]: {
              fill: value > 80 ? '#d32f2f' : '#2e7d32',
            },
          }}
          width={140}
          height={140}
        />
      ))}
    </Stack>
  );
}
