import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(30);
const columns = employeeColumns.map((column) => ({
  ...column,
  editable: true,
}));

export default function ClipboardPaste() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees, editable"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        density="compact"
        hideFooter
      />
    </div>
  );
}
