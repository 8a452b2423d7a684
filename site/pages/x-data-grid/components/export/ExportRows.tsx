import Button from '@mui/material/Button';
import {
  ExportCsv,
  Toolbar,
  ToolbarButton,
  gridDataRowIdsSelector,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

const choices = [
  { label: 'This page', rowIds: gridPaginatedVisibleSortedGridRowIdsSelector },
  { label: 'Filtered rows', rowIds: gridFilteredSortedRowIdsSelector },
  { label: 'All rows', rowIds: gridDataRowIdsSelector },
];

function RowsToolbar() {
  return (
    <Toolbar aria-label="Export">
      {choices.map(({ label, rowIds }) => (
        <ExportCsv
          key={label}
          options={{ getRowsToExport: ({ apiRef }) => rowIds(apiRef) }}
          render={<ToolbarButton render={<Button size="small" />} />}
        >
          {label}
        </ExportCsv>
      ))}
    </Toolbar>
  );
}

export default function ExportRows() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: RowsToolbar }}
        showToolbar
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        pageSizeOptions={[25]}
        aria-label="Orders"
      />
    </div>
  );
}
