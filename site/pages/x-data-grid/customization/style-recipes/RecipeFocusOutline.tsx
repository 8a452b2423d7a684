import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function RecipeFocusOutline() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        sx={{
          '& .MuiDataGrid-cell:focus, & .MuiDataGrid-columnHeader:focus': {
            outline: '3px solid',
            outlineColor: 'success.main',
            outlineOffset: '-3px',
          },
        }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
