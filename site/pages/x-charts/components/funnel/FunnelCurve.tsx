import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  FunnelChart,
  type FunnelCurveType,
} from '@mui/x-charts-pro/FunnelChart';
import { steps } from './steps';

const curves: FunnelCurveType[] = [
  'linear',
  'linear-sharp',
  'bump',
  'step',
  'pyramid',
  'step-pyramid',
];

export default function FunnelCurve() {
  const [curve, setCurve] = React.useState<FunnelCurveType>('linear');
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="Curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as FunnelCurveType)}
        sx={{ width: 180 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <FunnelChart
        aria-label={`Visitors, carts, and orders, curve ${curve}`}
        sx={{ width: '100%' }}
        series={[{ data: steps, curve, borderRadius: 0 }]}
        gap={4}
        hideLegend
        height={220}
      />
    </Stack>
  );
}
