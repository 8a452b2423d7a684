import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeAnimation() {
  const [value, setValue] = React.useState(30);
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Gauge
          aria-label="Level, animated"
          value={value}
          text={({ value }) => `${value}`}
          width={130}
          height={130}
        />
        <Gauge
          aria-label="Level, without animation"
          value={value}
          text={({ value }) => `${value}`}
          skipAnimation
          width={130}
          height={130}
        />
      </Stack>
      <Button onClick={() => setValue(value === 30 ? 85 : 30)}>
        {value === 30 ? 'Fill' : 'Drain'}
      </Button>
    </Stack>
  );
}
