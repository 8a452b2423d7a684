import SearchIcon from '@mui/icons-material/Search';
import TextField from '@mui/material/TextField';
import {
  QuickFilter,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeEmployees,
  employeeColumns,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(120);

function SearchToolbar() {
  const apiRef = useGridApiContext();
  const empty = useGridSelector(apiRef, gridRowCountSelector) === 0;
  return (
    <Toolbar aria-label="Employees" style={{ flex: 'none' }}>
      <QuickFilter defaultExpanded style={{ display: 'flex', padding: 8 }}>
        <QuickFilterTrigger
          disabled={empty}
          startIcon={<SearchIcon />}
          title="Search employees"
          material={{ variant: 'outlined' }}
        >
          Search
        </QuickFilterTrigger>
        <QuickFilterControl
          disabled={empty}
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              placeholder="Name"
              slotProps={{
                htmlInput: { ...slotProps?.htmlInput, 'aria-label': 'Name' },
              }}
              size="small"
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterDisabled() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
