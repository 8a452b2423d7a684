import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function ColumnOrderApi() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.setColumnIndex('total', 0)}>
        Total first
      </Button>
      <Button onClick={() => apiRef.current?.setColumnIndex('total', 5)}>
        Total after quantity
      </Button>
      <div style={{ height: 220 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          hideFooter
        />
      </div>
    </Box>
  );
}
