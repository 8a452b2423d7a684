import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiContext } from '@mui/x-data-grid';
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
  const apiRef = useGridApiContext();
  return (
    <Stack
      spacing={1}
      sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}
    >
      No employee matches this filter.
      <Button
        size="small"
        onClick={() => apiRef.current.setFilterModel({ items: [] })}
      >
        Clear filters
      </Button>
    </Stack>
  );
}

export default function FilteringNoResults() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
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
