import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type { GridRowSelectionPropagation } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const initialState = { rowGrouping: { model: ['status'] } };

export default function RowGroupingSelection() {
  const [propagation, setPropagation] = useState<GridRowSelectionPropagation>({
    parents: true,
    descendants: true,
  });

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {(['descendants', 'parents'] as const).map((key) => (
          <FormControlLabel
            key={key}
            label={key}
            control={
              <Switch
                checked={propagation[key]}
                onChange={(_, checked) =>
                  setPropagation({ ...propagation, [key]: checked })
                }
              />
            }
          />
        ))}
      </Stack>
      <div style={{ height: 340, width: '100%' }}>
        <DataGridPremium
          aria-label="Orders by status"
          rows={rows}
          columns={orderColumns}
          initialState={initialState}
          isGroupExpandedByDefault={(node) => node.groupingKey === 'Open'}
          checkboxSelection
          rowSelectionPropagation={propagation}
        />
      </div>
    </Stack>
  );
}
