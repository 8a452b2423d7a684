import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

const ticks = ['extremities', 'start', 'middle', 'end'] as const;
const labels = ['middle', 'tick'] as const;

export default function AxisTickPlacement() {
  const [tickPlacement, setTick] = useState<(typeof ticks)[number]>('middle');
  const [tickLabelPlacement, setLabel] =
    useState<(typeof labels)[number]>('middle');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          size="small"
          label="tickPlacement"
          value={tickPlacement}
          onChange={(event) =>
            setTick(event.target.value as (typeof ticks)[number])
          }
          sx={{ width: 150 }}
        >
          {ticks.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          onChange={(event) =>
            setLabel(event.target.value as (typeof labels)[number])
          }
          sx={{ width: 150 }}
        >
          {labels.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        aria-label="Precipitation in Central Park, inches"
        dataset={newYork.slice(0, 6)}
        xAxis={[{ dataKey: 'month', tickPlacement, tickLabelPlacement }]}
        series={[{ dataKey: 'precipitation' }]}
        height={220}
      />
    </Stack>
  );
}
