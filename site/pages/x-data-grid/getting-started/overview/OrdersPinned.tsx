import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  allOrderColumns,
  makeOrders,
} from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(500);

export default function OrdersPinned() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with pinned columns"
        rows={rows}
        columns={allOrderColumns}
        headerFilters
        initialState={{
          pinnedColumns: { left: ['number'], right: ['total'] },
          sorting: {
            sortModel: [
              { field: 'status', sort: 'asc' },
              { field: 'total', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </div>
  );
}
