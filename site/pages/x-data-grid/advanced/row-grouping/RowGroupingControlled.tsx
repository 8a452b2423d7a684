import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

export default function RowGroupingControlled() {
  const [model, setModel] = useState<GridRowGroupingModel>(['status']);

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <ToggleButtonGroup
          aria-label="Group orders by"
          size="small"
          value={model}
          onChange={(_, value: string[]) => setModel(value)}
        >
          <ToggleButton value="status">Status</ToggleButton>
          <ToggleButton value="country">Country</ToggleButton>
          <ToggleButton value="product">Product</ToggleButton>
        </ToggleButtonGroup>
        <Typography variant="body2" role="status">
          rowGroupingModel: {JSON.stringify(model)}
        </Typography>
      </Stack>
      <div style={{ height: 320, width: '100%' }}>
        <DataGridPremium
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </div>
    </Stack>
  );
}
