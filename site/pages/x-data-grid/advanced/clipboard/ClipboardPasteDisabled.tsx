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

export default function ClipboardPasteDisabled() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees, no paste"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        disableClipboardPaste
        density="compact"
        hideFooter
      />
    </div>
  );
}
