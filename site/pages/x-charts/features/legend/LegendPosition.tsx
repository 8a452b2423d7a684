import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { electricity } from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['start', 'center', 'end'] as const;
const directions = ['horizontal', 'vertical'] as const;

export default function LegendPosition() {
  const [vertical, setVertical] = useState<string>('bottom');
  const [horizontal, setHorizontal] = useState<string>('start');
  const [direction, setDirection] = useState<string>('horizontal');
  const fields = [
    { label: 'vertical', value: vertical, set: setVertical, all: verticals },
    {
      label: 'horizontal',
      value: horizontal,
      set: setHorizontal,
      all: horizontals,
    },
    {
      label: 'direction',
      value: direction,
      set: setDirection,
      all: directions,
    },
  ];

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {fields.map(({ label, value, set, all }) => (
          <TextField
            key={label}
            select
            size="small"
            label={label}
            value={value}
            onChange={(event) => set(event.target.value)}
            sx={{ width: 132 }}
          >
            {all.map((name) => (
              <MenuItem key={name} value={name}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <LineChart
        aria-label="Electricity by source, in terawatt-hours"
        dataset={electricity}
        xAxis={[{ dataKey: 'year', valueFormatter: String }]}
        series={[
          { dataKey: 'gas', label: 'Gas' },
          { dataKey: 'coal', label: 'Coal' },
        ]}
        slotProps={{
          legend: {
            direction: directions.find((name) => name === direction),
            position: {
              vertical: verticals.find((name) => name === vertical),
              horizontal: horizontals.find((name) => name === horizontal),
            },
          },
        }}
        colors={seriesColors}
        height={280}
      />
    </Stack>
  );
}
