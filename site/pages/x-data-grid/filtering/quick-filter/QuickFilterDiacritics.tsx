import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'country'].includes(field),
);

export default function QuickFilterDiacritics() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Orders"
        rows={rows}
        columns={columns}
        ignoreDiacritics
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['turkiye'] },
          },
        }}
        hideFooter
      />
    </div>
  );
}
