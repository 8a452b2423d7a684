import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { orderColumns } from '../../../../families/x-data-grid/data/orders';

export default function OverlayLoading() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={[]}
        columns={orderColumns}
        loading
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
