import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const initialState = {
  columns: { columnVisibilityModel: { customer: false, country: false } },
  filter: {
    filterModel: {
      items: [{ field: 'status', operator: 'is', value: 'Returned' }],
    },
  },
  aggregation: { model: { quantity: 'sum', total: 'sum' } },
};

export default function AggregationRowsScope() {
  const [scope, setScope] = useState<'filtered' | 'all'>('all');

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="aggregationRowsScope"
        size="small"
        value={scope}
        onChange={(_, value: typeof scope | null) => value && setScope(value)}
      >
        <ToggleButton value="filtered">filtered</ToggleButton>
        <ToggleButton value="all">all</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 280, width: '100%' }}>
        <DataGridPremium
          aria-label="Returned orders"
          rows={rows}
          columns={orderColumns}
          initialState={initialState}
          aggregationRowsScope={scope}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
