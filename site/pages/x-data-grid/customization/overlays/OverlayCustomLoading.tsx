import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { GridOverlay } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

function ImportOverlay() {
  return (
    <GridOverlay sx={{ bgcolor: 'background.paper' }}>
      <Typography id="import-label">Importing 320 of 500 orders</Typography>
      <LinearProgress
        variant="determinate"
        value={64}
        aria-labelledby="import-label"
        sx={{ width: 240, maxWidth: '80%' }}
      />
    </GridOverlay>
  );
}

export default function OverlayCustomLoading() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        loading
        slots={{ loadingOverlay: ImportOverlay }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
