import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(300);
const initialState = { rowGrouping: { model: ['group', 'commodity'] } };

export default function RowGroupingColumnMode() {
  const [mode, setMode] = useState<'single' | 'multiple'>('multiple');

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Grouping columns"
        size="small"
        value={mode}
        onChange={(_, value: typeof mode | null) => value && setMode(value)}
      >
        <ToggleButton value="single">single</ToggleButton>
        <ToggleButton value="multiple">multiple</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPremium
          aria-label="Trades by group and commodity"
          rows={rows}
          columns={tradeColumns}
          initialState={initialState}
          rowGroupingColumnMode={mode}
          defaultGroupingExpansionDepth={1}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
