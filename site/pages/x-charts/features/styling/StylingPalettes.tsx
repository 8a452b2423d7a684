import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
};
type Name = keyof typeof palettes;

export default function StylingPalettes() {
  const [name, setName] = useState<Name>('rainbowSurgePalette');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="colors"
        value={name}
        onChange={(event) => setName(event.target.value as Name)}
        sx={{ width: 250, maxWidth: '100%' }}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        aria-label="The first six colors of a palette"
        series={[6, 5, 4, 3, 2, 1].map((value, index) => ({
          data: [value],
          label: `Color ${index + 1}`,
        }))}
        xAxis={[{ data: ['Value'] }]}
        colors={palettes[name]}
        height={240}
      />
    </Stack>
  );
}
