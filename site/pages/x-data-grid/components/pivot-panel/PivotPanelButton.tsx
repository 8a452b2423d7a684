import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import {
  PivotPanelTrigger,
  Toolbar,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(120);

function StaffToolbar() {
  const apiRef = useGridApiContext();
  const rowCount = useGridSelector(apiRef, gridRowCountSelector);
  return (
    <Toolbar aria-label="Employees">
      <PivotPanelTrigger
        id="employee-pivot"
        size="small"
        disabled={rowCount === 0}
        startIcon={<PivotTableChartIcon />}
        title="Summarize employees"
        className={(state) => (state.active ? 'pivot-active' : '')}
        material={{ variant: 'outlined' }}
      >
        Pivot
      </PivotPanelTrigger>
    </Toolbar>
  );
}

export default function PivotPanelButton() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={employeeColumns}
        slots={{ toolbar: StaffToolbar }}
        showToolbar
        sx={{ '& .pivot-active': { bgcolor: 'action.selected' } }}
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
