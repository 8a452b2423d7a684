import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RadarChart } from '@mui/x-charts/RadarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';

const modes = ['axis', 'series', 'none'] as const;

type Mode = (typeof modes)[number];

export default function RadarHighlight() {
  const [highlight, setHighlight] = React.useState<Mode>('axis');
  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="Highlight"
        size="small"
        exclusive
        value={highlight}
        onChange={(_event, value: Mode | null) => value && setHighlight(value)}
      >
        {modes.map((mode) => (
          <ToggleButton key={mode} value={mode} sx={{ textTransform: 'none' }}>
            {mode}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <RadarChart
        aria-label="Skills of two people, in points of 10"
        direction="ltr"
        sx={{ width: '100%' }}
        highlight={highlight}
        series={[
          { data: [8, 7, 6, 9, 7], label: 'Ines', fillArea: true },
          { data: [5, 9, 8, 4, 6], label: 'Omar', fillArea: true },
        ]}
        radar={{
          max: 10,
          metrics: ['Writing', 'Design', 'Code', 'Testing', 'Sales'],
        }}
        colors={seriesColors}
        height={280}
      />
    </Stack>
  );
}
