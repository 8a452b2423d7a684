import * as React from 'react';
import FormLabel from '@mui/material/FormLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

export default function BarsGap() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.2);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <BarChart
        aria-label="Orders and returns by quarter"
        xAxis={[
          {
            data: ['Q1', 'Q2', 'Q3', 'Q4'],
            categoryGapRatio,
            barGapRatio,
          },
        ]}
        series={[
          { data: [320, 410, 380, 520], label: 'Online' },
          { data: [240, 310, 290, 420], label: 'In store' },
        ]}
        colors={seriesColors}
        height={220}
      />
      <Stack
        direction="row"
        useFlexGap
        spacing={4}
        sx={{ flexWrap: 'wrap', px: 2 }}
      >
        <Stack sx={{ flex: '1 1 200px' }}>
          <FormLabel id="category-gap">
            categoryGapRatio {categoryGapRatio}
          </FormLabel>
          <Slider
            aria-labelledby="category-gap"
            value={categoryGapRatio}
            onChange={(_event, value) => setCategoryGapRatio(value)}
            min={0}
            max={0.8}
            step={0.1}
          />
        </Stack>
        <Stack sx={{ flex: '1 1 200px' }}>
          <FormLabel id="bar-gap">barGapRatio {barGapRatio}</FormLabel>
          <Slider
            aria-labelledby="bar-gap"
            value={barGapRatio}
            onChange={(_event, value) => setBarGapRatio(value)}
            min={0}
            max={0.8}
            step={0.1}
          />
        </Stack>
      </Stack>
    </Stack>
  );
}
