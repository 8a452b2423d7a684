import ClearIcon from '@mui/icons-material/Clear';
import {
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(120);

function SearchToolbar() {
  return (
    <Toolbar
      aria-label="Employees"
      style={{ flex: 'none', justifyContent: 'start' }}
    >
      <QuickFilter
        expanded
        style={{ display: 'flex', alignItems: 'start', gap: 4, padding: 8 }}
      >
        <QuickFilterControl
          id="employee-search"
          type="search"
          autoComplete="off"
          color="primary"
          label="Search"
          placeholder="Name, title, country"
          helperText="All words must occur"
          size="small"
          fullWidth
          slotProps={{
            htmlInput: { id: 'employee-search', role: 'searchbox' },
          }}
          material={{ variant: 'filled' }}
        />
        <QuickFilterClear
          aria-label="Clear"
          title="Clear"
          color="primary"
          edge="end"
          size="small"
        >
          <ClearIcon />
        </QuickFilterClear>
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterFieldProps() {
  return (
    <div style={{ height: 320, width: '100%' }}>
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
