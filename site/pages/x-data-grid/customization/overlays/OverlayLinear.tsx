import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

export default function OverlayLinear() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        loading
        slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
