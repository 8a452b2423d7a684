import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = [
  [48, 71, 35, 22],
  [62, 40, 51, 37],
];

export default function BarsAnimation() {
  const [week, setWeek] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <BarChart
        aria-label={`Tickets by team in week ${week + 1}`}
        xAxis={[{ data: ['Billing', 'Shipping', 'Returns', 'Accounts'] }]}
        yAxis={[{ max: 80 }]}
        series={[{ data: weeks[week], label: 'Tickets' }]}
        skipAnimation={skipAnimation}
        hideLegend
        height={200}
      />
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        <Button onClick={() => setWeek(1 - week)}>Week {2 - week}</Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
    </Stack>
  );
}
