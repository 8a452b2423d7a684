import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { GridPinnedColumnPosition, useGridApiRef } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns = orderColumns.map((column) => ({
  ...column,
  flex: 0,
  width: 170,
}));

export default function ColumnPinningApi() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        onClick={() =>
          apiRef.current?.pinColumn('total', GridPinnedColumnPosition.LEFT)
        }
      >
        Pin total
      </Button>
      <Button onClick={() => apiRef.current?.unpinColumn('total')}>
        Unpin total
      </Button>
      <div style={{ height: 240 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
