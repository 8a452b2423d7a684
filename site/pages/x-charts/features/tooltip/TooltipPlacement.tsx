import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { newYork } from '../../../../families/x-charts/data/climate';

const positions = ['top', 'bottom', 'left', 'right'] as const;
type Position = (typeof positions)[number];

export default function TooltipPlacement() {
  const [position, setPosition] = useState<Position>('top');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        sx={{ alignSelf: 'flex-start' }}
        size="small"
        aria-label="Tooltip position"
        value={position}
        onChange={(_event, next: Position | null) =>
          setPosition(next ?? position)
        }
      >
        {positions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <BarChart
        aria-label="Precipitation in Central Park, inches"
        dataset={newYork}
        xAxis={[{ dataKey: 'month' }]}
        series={[{ dataKey: 'precipitation', label: 'Inches' }]}
        slotProps={{ tooltip: { trigger: 'item', anchor: 'node', position } }}
        hideLegend
        enableKeyboardNavigation
        height={240}
      />
    </Stack>
  );
}
