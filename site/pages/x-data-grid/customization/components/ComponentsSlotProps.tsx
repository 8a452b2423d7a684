import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(120);

export default function ComponentsSlotProps() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        checkboxSelection
        slotProps={{
          basePagination: {
            material: { showFirstButton: true, showLastButton: true },
          },
          baseCheckbox: { material: { color: 'secondary' } },
        }}
        aria-label="Employees"
      />
    </div>
  );
}
