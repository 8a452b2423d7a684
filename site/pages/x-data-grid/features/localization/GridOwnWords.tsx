import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridLocaleText } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

const localeText: Partial<GridLocaleText> = {
  noRowsLabel: 'No orders yet',
  toolbarQuickFilterPlaceholder: 'Find an order',
  columnMenuSortAsc: 'Sort ascending',
  columnMenuSortDesc: 'Sort descending',
  paginationRowsPerPage: 'Orders per page:',
  paginationDisplayedRows: ({ from, to, count }) =>
    `Orders ${from} to ${to} of ${count}`,
  footerRowSelected: (count) =>
    `${count} ${count === 1 ? 'order' : 'orders'} chosen`,
};

export default function GridOwnWords() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Orders"
        showToolbar
        rows={rows}
        columns={orderColumns}
        localeText={localeText}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
      />
    </div>
  );
}
