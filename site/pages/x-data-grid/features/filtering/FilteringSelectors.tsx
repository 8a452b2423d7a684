import Box from '@mui/material/Box';
import {
  gridFilterModelSelector,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'studio', 'genre'].includes(field),
);

function FilterSummary() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const shown = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);
  return (
    <Box
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', typography: 'body2' }}
      role="status"
    >
      {shown} of {all} films, {items.length}{' '}
      {items.length === 1 ? 'filter' : 'filters'}
    </Box>
  );
}

export default function FilteringSelectors() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Films"
        rows={rows}
        columns={columns}
        slots={{ footer: FilterSummary }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'genre', operator: 'is', value: 'Comedy' }],
            },
          },
        }}
      />
    </div>
  );
}
