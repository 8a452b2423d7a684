import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const classes = { columnHeaders: 'order-headers', row: 'order-row' };

export default function StyleClasses() {
  return (
    <Box
      sx={{
        height: 240,
        width: '100%',
        '& .order-headers': { fontStyle: 'italic' },
        '& .order-row:hover': { textDecoration: 'underline' },
      }}
    >
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        classes={classes}
        hideFooter
      />
    </Box>
  );
}
