import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function LayoutFillPage() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <Typography component="p" variant="h6" sx={{ p: 2 }}>
        Orders
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0, px: 2, pb: 2 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
