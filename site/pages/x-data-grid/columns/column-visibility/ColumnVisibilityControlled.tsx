import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColumnVisibilityModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function ColumnVisibilityControlled() {
  const [model, setModel] = useState<GridColumnVisibilityModel>({
    country: false,
    orderedOn: false,
  });
  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          rows={rows}
          columns={orderColumns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          label="Orders"
          showToolbar
          hideFooter
        />
      </div>
      <Box component="code" sx={{ display: 'block', pt: 1 }}>
        {JSON.stringify(model)}
      </Box>
    </Box>
  );
}
