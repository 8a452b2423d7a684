import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function StyleSx() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        sx={{
          border: 2,
          borderColor: 'primary.main',
          '& .MuiDataGrid-cell:hover': { color: 'primary.main' },
        }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
