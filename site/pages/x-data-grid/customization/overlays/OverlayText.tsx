import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { orderColumns } from '../../../../families/x-data-grid/data/orders';

export default function OverlayText() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={orderColumns}
        localeText={{ noRowsLabel: 'No orders this week' }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
