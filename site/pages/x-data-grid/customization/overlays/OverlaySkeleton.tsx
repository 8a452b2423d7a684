import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeEmployees,
  employeeColumns,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);

export default function OverlaySkeleton() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        loading
        slotProps={{ loadingOverlay: { variant: 'skeleton' } }}
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
