import Link from '@mui/material/Link';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(40);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  {
    field: 'email',
    headerName: 'Email',
    width: 280,
    renderCell: (params) => (
      <Link href={`mailto:${params.row.email}`} tabIndex={params.tabIndex}>
        {params.row.email}
      </Link>
    ),
  },
];

export default function ColumnAccessibleCell() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
