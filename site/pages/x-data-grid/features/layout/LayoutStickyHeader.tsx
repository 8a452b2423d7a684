import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status'].includes(field),
);

export default function LayoutStickyHeader() {
  return (
    <Box sx={{ p: 2 }}>
      <Typography sx={{ mb: 2 }}>
        Scroll this page: the column headers stay at its top.
      </Typography>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        sx={{
          overflow: 'clip',
          '& .MuiDataGrid-mainContent, & .MuiDataGrid-main': {
            overflow: 'clip',
          },
          '& .MuiDataGrid-virtualScroller': { overflow: 'clip !important' },
        }}
        hideFooter
      />
    </Box>
  );
}
