import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { GRID_CHECKBOX_SELECTION_FIELD } from '@mui/x-data-grid-pro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

export default function ColumnPinningCheckbox() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={employeeColumns}
        checkboxSelection
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, 'name'] },
        }}
        hideFooter
      />
    </div>
  );
}
