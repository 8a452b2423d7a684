import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridColumnGroupingModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const groups: GridColumnGroupingModel = [
  {
    groupId: 'Sale',
    children: [
      { field: 'customer' },
      {
        groupId: 'Items',
        children: [{ field: 'product' }, { field: 'total' }],
      },
    ],
  },
];

export default function ColumnGroupApi() {
  const apiRef = useGridApiRef();
  const [path, setPath] = useState<string[]>([]);
  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 280 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          columnGroupingModel={groups}
          initialState={{
            columns: {
              columnVisibilityModel: { country: false, quantity: false },
            },
          }}
          onCellClick={({ field }) =>
            setPath(apiRef.current?.getColumnGroupPath(field) ?? [])
          }
          hideFooter
        />
      </div>
      <Box role="status" sx={{ pt: 1, typography: 'body2' }}>
        Groups of the clicked cell: {path.join(' > ') || 'none'}
      </Box>
    </Box>
  );
}
