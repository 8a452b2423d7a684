import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  electricity,
  electricitySources,
} from '../../../../families/x-charts/data/electricity';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const offsets = ['none', 'expand', 'silhouette', 'wiggle'] as const;
type Offset = (typeof offsets)[number];

export default function StackingOffset() {
  const [stackOffset, setStackOffset] = useState<Offset>('expand');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Stack offset"
        sx={{ alignSelf: 'flex-start' }}
        value={stackOffset}
        onChange={(_event, next: Offset | null) =>
          setStackOffset(next ?? stackOffset)
        }
      >
        {offsets.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Electricity by source"
        dataset={electricity}
        xAxis={[
          { dataKey: 'year', min: 2013, max: 2023, valueFormatter: String },
        ]}
        series={electricitySources.map(({ key, label }) => ({
          dataKey: key,
          label,
          stack: 'all',
          stackOffset,
          area: true,
          showMark: false,
        }))}
        colors={seriesColors}
        height={300}
      />
    </Stack>
  );
}
