import Typography from '@mui/material/Typography';
import {
  GridFooterContainer,
  GridPagination,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  formatDollars,
  makeOrders,
  orderColumns,
  orderTotal,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const rows = makeOrders(120);

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce(
    (sum, { model }) => sum + orderTotal(model as Order),
    0,
  );
  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap' }}>
      <Typography variant="body2" sx={{ px: 2 }}>
        Total: {formatDollars(total)}
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function ComponentsFooter() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ footer: TotalFooter }}
        aria-label="Orders"
      />
    </div>
  );
}
