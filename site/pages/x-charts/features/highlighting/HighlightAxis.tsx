import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

const kinds = ['none', 'line', 'band'] as const;
type Kind = (typeof kinds)[number];

export default function HighlightAxis() {
  const [x, setX] = useState<Kind>('line');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlight of the x-axis"
        sx={{ alignSelf: 'flex-start' }}
        value={x}
        onChange={(_event, next: Kind | null) => setX(next ?? x)}
      >
        {kinds.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Mean daily high in Central Park"
        dataset={newYork}
        xAxis={[{ dataKey: 'month', scaleType: 'band' }]}
        series={[{ dataKey: 'high', label: 'High' }]}
        axisHighlight={{ x, y: 'line' }}
        hideLegend
        height={240}
      />
    </Stack>
  );
}
