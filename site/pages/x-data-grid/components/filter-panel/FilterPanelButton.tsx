import FilterListIcon from '@mui/icons-material/FilterList';
import {
  FilterPanelTrigger,
  Toolbar,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

function StaffToolbar() {
  const apiRef = useGridApiContext();
  const rowCount = useGridSelector(apiRef, gridRowCountSelector);
  return (
    <Toolbar aria-label="Employees">
      <FilterPanelTrigger
        id="employee-filters"
        size="small"
        disabled={rowCount === 0}
        startIcon={<FilterListIcon />}
        title="Filter employees"
        className={(state) => (state.filterCount > 0 ? 'filters-active' : '')}
        material={{ variant: 'outlined' }}
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function FilterPanelButton() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: StaffToolbar }}
        sx={{ '& .filters-active': { bgcolor: 'action.selected' } }}
        showToolbar
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
