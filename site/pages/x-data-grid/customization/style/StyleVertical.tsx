import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Employee',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: ({ row }) => (
      <div>
        <div>{row.name}</div>
        <small>{row.title}</small>
      </div>
    ),
  },
  { field: 'department', headerName: 'Department', width: 140 },
];

export default function StyleVertical() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={56}
        aria-label="Employees"
        hideFooter
      />
    </div>
  );
}
