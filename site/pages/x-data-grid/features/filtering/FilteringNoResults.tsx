import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(50);
const columns = employeeColumns.filter(({ field }) =>
  ['name', 'title'].includes(field),
);

function NoMatch() {
  return (
    <Stack
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}
    >
      No employee matches. Change or remove the filter.
    </Stack>
  );
}

export default function FilteringNoResults() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Employees"
        rows={rows}
        columns={columns}
        slots={{ noResultsOverlay: NoMatch }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'title', operator: 'contains', value: 'Pilot' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
