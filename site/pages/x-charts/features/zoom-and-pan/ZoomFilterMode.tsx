import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { carbonDioxide } from '../../../../families/x-charts/data/carbonDioxide';

const modes = ['keep', 'discard'] as const;
type Mode = (typeof modes)[number];

export default function ZoomFilterMode() {
  const [filterMode, setFilterMode] = useState<Mode>('discard');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Filter mode"
        sx={{ alignSelf: 'flex-start' }}
        value={filterMode}
        onChange={(_event, next: Mode | null) =>
          setFilterMode(next ?? filterMode)
        }
      >
        {modes.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChartPro
        title="Carbon dioxide in the air of Mauna Loa"
        dataset={carbonDioxide}
        xAxis={[
          {
            id: 'year',
            dataKey: 'year',
            zoom: { filterMode },
            valueFormatter: String,
          },
        ]}
        series={[{ dataKey: 'carbonDioxide', showMark: false }]}
        initialZoom={[{ axisId: 'year', start: 10, end: 40 }]}
        height={240}
      />
    </Stack>
  );
}
