import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridRowHeightParams } from '@mui/x-data-grid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);
const columns: GridColDef<Employee>[] = employeeColumns.slice(0, 4);

const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  (model as Employee).department === 'Operations' ? 72 * densityFactor : null;

export default function RowHeightVariable() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees, higher rows for operations"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </div>
  );
}
