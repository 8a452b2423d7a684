import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import { askArchive } from './archive';
import type { SheetMap } from './archive';

const columns: GridColDef<SheetMap>[] = [
  { field: 'sheet', headerName: 'Sheet', flex: 1, minWidth: 110 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    valueFormatter: (year: number) => String(year),
    width: 80,
  },
  { field: 'scale', headerName: 'Scale', width: 100, sortable: false },
];

const archive: GridDataSource = {
  getRows: ({ paginationModel, sortModel }) =>
    askArchive({
      page: paginationModel?.page ?? 0,
      pageSize: paginationModel?.pageSize ?? 5,
      newestFirst: sortModel[0]?.sort === 'desc',
    }),
};

export default function MapArchive() {
  return (
    <div style={{ height: 372, width: '100%', maxWidth: 520 }}>
      <DataGrid
        aria-label="Maps in the archive"
        disableColumnFilter
        columns={columns}
        dataSource={archive}
        pageSizeOptions={[5]}
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: 5 } },
        }}
      />
    </div>
  );
}
