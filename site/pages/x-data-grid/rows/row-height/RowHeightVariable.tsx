import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridRowHeightParams } from '@mui/x-data-grid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/staff';
import type { Employee } from '../../../../families/x-data-grid/data/staff';

const rows = makeEmployees(60).slice(4);
const columns: GridColDef<Employee>[] = employeeColumns.slice(0, 4);

const getRowHeight = ({ model, densityFactor }: GridRowHeightParams) =>
  (model as Employee).managerId === null ? 72 * densityFactor : null;

export default function RowHeightVariable() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees, higher rows for heads"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </div>
  );
}
