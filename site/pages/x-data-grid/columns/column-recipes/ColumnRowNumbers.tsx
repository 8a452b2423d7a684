import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  gridExpandedSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const rows = makeFilms(40);
const columns: GridColDef<(typeof rows)[number]>[] = [
  {
    field: '#',
    width: 60,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'rating', headerName: 'Rating', type: 'number' },
];

export default function ColumnRowNumbers() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'rating', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
