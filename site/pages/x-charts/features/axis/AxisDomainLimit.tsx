import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { newYork } from '../../../../families/x-charts/data/climate';

const limits = {
  nice: 'nice',
  strict: 'strict',
  'function: 10 more': (min: number, max: number) => ({
    min: min - 10,
    max: max + 10,
  }),
} as const;
type Limit = keyof typeof limits;

export default function AxisDomainLimit() {
  const [limit, setLimit] = useState<Limit>('nice');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        sx={{ alignSelf: 'flex-start' }}
        size="small"
        aria-label="Domain limit"
        value={limit}
        onChange={(_event, next: Limit | null) => setLimit(next ?? limit)}
      >
        {Object.keys(limits).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        aria-label="Mean daily high in Central Park"
        dataset={newYork}
        xAxis={[{ dataKey: 'month', scaleType: 'point' }]}
        yAxis={[{ domainLimit: limits[limit] }]}
        series={[{ dataKey: 'high' }]}
        height={240}
      />
    </Stack>
  );
}
