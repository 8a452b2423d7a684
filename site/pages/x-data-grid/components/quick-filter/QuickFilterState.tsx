import TextField from '@mui/material/TextField';
import { QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(120);

function SearchToolbar() {
  return (
    <Toolbar aria-label="Employees">
      <QuickFilter
        expanded
        className={(state) =>
          state.value === '' ? 'search' : 'search search-active'
        }
        render={(props, state) => (
          <div {...props}>
            <QuickFilterControl
              render={({ ref, slotProps, ...control }) => (
                <TextField
                  {...control}
                  inputRef={ref}
                  placeholder="Search"
                  slotProps={{
                    htmlInput: {
                      ...slotProps?.htmlInput,
                      'aria-label': 'Search',
                    },
                  }}
                  size="small"
                />
              )}
            />
            <span>{state.value.length} letters</span>
          </div>
        )}
      />
    </Toolbar>
  );
}

export default function QuickFilterState() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        sx={{
          '& .search': { display: 'flex', alignItems: 'center', gap: 2, p: 1 },
          '& .search-active': { bgcolor: 'action.selected', borderRadius: 1 },
        }}
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
