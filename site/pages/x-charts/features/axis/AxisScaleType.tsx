import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { censuses } from '../../../../families/x-charts/data/census';

const scaleTypes = ['linear', 'sqrt', 'log', 'symlog', 'pow'] as const;
type ScaleType = (typeof scaleTypes)[number];

const millions = (value: number) => `${value / 1e6}M`;

export default function AxisScaleType() {
  const [scaleType, setScaleType] = useState<ScaleType>('log');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Scale of the y-axis"
        value={scaleType}
        onChange={(event) => setScaleType(event.target.value as ScaleType)}
        sx={{ maxWidth: 240 }}
      >
        {scaleTypes.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label="Residents of the United States, 1790 to 2020"
        dataset={censuses}
        xAxis={[
          { dataKey: 'year', valueFormatter: String, min: 1790, max: 2020 },
        ]}
        yAxis={[{ scaleType, valueFormatter: millions, width: 64 }]}
        series={[{ dataKey: 'residents', showMark: false }]}
        height={260}
      />
    </Stack>
  );
}
