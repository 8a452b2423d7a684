import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function RecipeNoFocusOutline() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        sx={{
          '& .MuiDataGrid-cell:focus-within': { outline: 'none' },
          '& .MuiDataGrid-columnHeader:focus-within': { outline: 'none' },
          '& .MuiDataGrid-row:focus-within': { bgcolor: 'action.focus' },
        }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
