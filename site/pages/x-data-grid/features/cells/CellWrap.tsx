import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

const getRowHeight = () => 'auto' as const;

export default function CellWrap() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={employeeColumns}
        getRowHeight={getRowHeight}
        sx={{ '& .MuiDataGrid-cell': { py: 1, alignContent: 'center' } }}
        hideFooter
      />
    </div>
  );
}
