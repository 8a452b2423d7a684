import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LinesStep() {
  const [strictStepCurve, setStrictStepCurve] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={strictStepCurve}
            onChange={(_event, on) => setStrictStepCurve(on)}
          />
        }
        label="strictStepCurve"
      />
      <LineChart
        aria-label="Price of a plan by year in dollars"
        xAxis={[
          { data: ['2022', '2023', '2024', '2025', '2026'], scaleType: 'band' },
        ]}
        series={[
          {
            data: [9, 9, 12, 12, 15],
            label: 'Price',
            curve: 'step',
            strictStepCurve,
            area: true,
          },
        ]}
        height={220}
      />
    </Stack>
  );
}
