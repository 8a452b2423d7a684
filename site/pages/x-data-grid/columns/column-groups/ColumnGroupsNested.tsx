import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColumnGroupingModel } from '@mui/x-data-grid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);
const groups: GridColumnGroupingModel = [
  {
    groupId: 'employee',
    headerName: 'Employee',
    children: [
      { field: 'name' },
      {
        groupId: 'position',
        headerName: 'Position',
        description: 'As of the last review',
        children: [{ field: 'title' }, { field: 'department' }],
      },
    ],
  },
];

export default function ColumnGroupsNested() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={employeeColumns}
        columnGroupingModel={groups}
        hideFooter
      />
    </div>
  );
}
