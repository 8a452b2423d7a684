import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

export default function RecipeNoHover() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={employeeColumns}
        disableRowSelectionOnClick
        sx={{ '& .MuiDataGrid-row:hover': { bgcolor: 'transparent' } }}
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
