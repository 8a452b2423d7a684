import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const offsets = ['diverging', 'none', 'expand'] as const;

type Offset = (typeof offsets)[number];

export default function BarsStackOffset() {
  const [offset, setOffset] = React.useState<Offset>('diverging');
  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Stack offset"
        size="small"
        exclusive
        value={offset}
        onChange={(_event, value: Offset | null) => value && setOffset(value)}
      >
        {offsets.map((value) => (
          <ToggleButton
            key={value}
            value={value}
            sx={{ textTransform: 'none' }}
          >
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Members who joined and left by month"
        sx={{ width: '100%' }}
        xAxis={[{ data: ['May', 'Jun', 'Jul', 'Aug'] }]}
        series={[
          {
            data: [40, 55, 48, 62],
            label: 'Joined',
            stack: 'members',
            stackOffset: offset,
            stackOrder: 'reverse',
          },
          { data: [-12, -18, -30, -9], label: 'Left', stack: 'members' },
        ]}
        colors={seriesColors}
        height={240}
      />
    </Stack>
  );
}
