import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import {
  ColumnsPanelTrigger,
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
      <ColumnsPanelTrigger
        id="employee-columns"
        size="small"
        disabled={rowCount === 0}
        startIcon={<ViewColumnIcon />}
        title="Show or hide columns"
        className={(state) => (state.open ? 'columns-open' : '')}
        material={{ variant: 'outlined' }}
      >
        Columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function ColumnsPanelButton() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: StaffToolbar }}
        sx={{ '& .columns-open': { bgcolor: 'action.selected' } }}
        showToolbar
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
