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
        getRowClassName={(params) => (params.row.quantity >= 8 ? 'large' : '')}
        sx={{
          '& .large': {
            bgcolor: (theme) => alpha(theme.palette.warning.main, 0.15),
          },
          '& .large:hover': {
            bgcolor: (theme) => alpha(theme.palette.warning.main, 0.25),
          },
        }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
