import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

export default function QuickFilterInitial() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Orders"
        rows={rows}
        columns={orderColumns}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['desk', 'japan'] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
