import { gridPaginatedVisibleSortedGridRowIdsSelector } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(100);

export default function ExportRows() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        label="Trades"
        rows={rows}
        columns={tradeColumns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 25]}
        slotProps={{
          toolbar: {
            csvOptions: {
              getRowsToExport: ({ apiRef }) =>
                gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
            },
          },
        }}
        showToolbar
        density="compact"
      />
    </div>
  );
}
