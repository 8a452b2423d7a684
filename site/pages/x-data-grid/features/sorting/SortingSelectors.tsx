import Box from '@mui/material/Box';
import {
  gridColumnLookupSelector,
  gridSortModelSelector,
  gridSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);
const columns = employeeColumns.filter(({ field }) =>
  ['name', 'title', 'salary'].includes(field),
);

function SortSummary() {
  const apiRef = useGridApiContext();
  const sortModel = useGridSelector(apiRef, gridSortModelSelector);
  const columns = useGridSelector(apiRef, gridColumnLookupSelector);
  const [first] = useGridSelector(apiRef, gridSortedRowEntriesSelector);
  const text = sortModel.map(
    ({ field, sort }) =>
      `${columns[field]?.headerName}, ${sort === 'asc' ? 'ascending' : 'descending'}`,
  );
  return (
    <Box
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', typography: 'body2' }}
    >
      Sorted by: {text.join(', ') || 'nothing'}. First row:{' '}
      {String(first?.model.name)}
    </Box>
  );
}

export default function SortingSelectors() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        slots={{ footer: SortSummary }}
        initialState={{
          sorting: { sortModel: [{ field: 'salary', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
