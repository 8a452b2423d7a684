import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { PieChart } from '@mui/x-charts/PieChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { electricity } from '../../../../families/x-charts/data/electricity';

export default function PieAnimation() {
  const [index, setIndex] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const year = electricity[index];
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <PieChart
        aria-label={`Coal, gas, and nuclear power in ${year?.year}`}
        sx={{ width: '100%' }}
        series={[
          {
            data: [
              { id: 'coal', value: year?.coal ?? 0, label: 'Coal' },
              { id: 'gas', value: year?.gas ?? 0, label: 'Gas' },
              { id: 'nuclear', value: year?.nuclear ?? 0, label: 'Nuclear' },
            ],
          },
        ]}
        skipAnimation={skipAnimation}
        colors={seriesColors}
        height={200}
      />
      <Stack direction="row" spacing={2}>
        <Button onClick={() => setIndex(index === 0 ? 10 : 0)}>
          Show {index === 0 ? 2023 : 2013}
        </Button>
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
