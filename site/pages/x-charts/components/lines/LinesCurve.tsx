import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'monotoneY',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'bumpY',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function LinesCurve() {
  const [curve, setCurve] = React.useState<CurveType>('monotoneX');
  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="Curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ width: 180 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        aria-label={`A line with the curve ${curve}`}
        sx={{ width: '100%' }}
        xAxis={[{ data: [0, 1, 2, 3, 4, 5, 6], tickMinStep: 1 }]}
        series={[{ data: [2, 6, 5, 5, 1, 8, 7], label: 'Value', curve }]}
        hideLegend
        height={220}
      />
    </Stack>
  );
}
