import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { seriesColors } from '../../../../families/x-charts/data/colors';
import { states } from '../../../../families/x-charts/data/states';

const triggers = ['axis', 'item', 'none'] as const;
type Trigger = (typeof triggers)[number];

export default function TooltipTrigger() {
  const [trigger, setTrigger] = useState<Trigger>('axis');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        sx={{ alignSelf: 'flex-start' }}
        size="small"
        aria-label="Tooltip trigger"
        value={trigger}
        onChange={(_event, next: Trigger | null) => setTrigger(next ?? trigger)}
      >
        {triggers.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Residents of five states, 2010 and 2020"
        dataset={states.slice(0, 5)}
        xAxis={[{ dataKey: 'code' }]}
        yAxis={[{ valueFormatter: (value: number) => `${value / 1e6}M` }]}
        series={[
          { dataKey: 'residents2010', label: '2010' },
          { dataKey: 'residents2020', label: '2020' },
        ]}
        slotProps={{ tooltip: { trigger } }}
        colors={seriesColors}
        height={260}
      />
    </Stack>
  );
}
