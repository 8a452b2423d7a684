import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { gridRowNodeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridEventListener } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const initialState = { rowGrouping: { model: ['status'] } };

export default function RowGroupingChildren() {
  const apiRef = useGridApiRef();
  const [text, setText] = useState('Click a group');

  const listOrders: GridEventListener<'rowClick'> = ({ id }) => {
    const node = gridRowNodeSelector(apiRef, id);
    if (node.type === 'group') {
      const ids = apiRef.current?.getRowGroupChildren({ groupId: id }) ?? [];
      setText(
        `${node.groupingKey}: ${ids.length} orders, ids ${ids.slice(0, 6).join(', ')} …`,
      );
    }
  };

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPremium
          aria-label="Orders by status"
          apiRef={apiRef}
          rows={rows}
          columns={orderColumns}
          initialState={initialState}
          onRowClick={listOrders}
        />
      </div>
    </Stack>
  );
}
