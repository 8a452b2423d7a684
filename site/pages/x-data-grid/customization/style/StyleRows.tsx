import { alpha } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function StyleRows() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        getRowClassName={(params) =>
          params.row.status === 'Returned' ? 'returned' : ''
        }
        sx={{
          '& .returned': {
            bgcolor: (theme) => alpha(theme.palette.error.main, 0.12),
          },
          '& .returned:hover': {
            bgcolor: (theme) => alpha(theme.palette.error.main, 0.2),
          },
        }}
        aria-label="Orders, returned ones in red"
        hideFooter
      />
    </div>
  );
}
