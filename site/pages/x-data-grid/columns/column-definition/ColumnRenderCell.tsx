import Rating from '@mui/material/Rating';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  {
    field: 'rating',
    headerName: 'Review',
    width: 160,
    display: 'flex',
    renderCell: (params: GridRenderCellParams<Employee, number>) => (
      <Rating value={params.value ?? null} size="small" readOnly />
    ),
  },
];

export default function ColumnRenderCell() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Reviews" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
