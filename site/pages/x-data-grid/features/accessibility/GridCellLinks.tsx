import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Link from '@mui/material/Link';
import { GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(20);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  {
    field: 'email',
    headerName: 'Email',
    width: 240,
    renderCell: ({ row, tabIndex }) => (
      <Link href={`mailto:${row.email}`} tabIndex={tabIndex}>
        {row.email}
      </Link>
    ),
  },
  {
    field: 'actions',
    type: 'actions',
    headerName: 'Actions',
    width: 90,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<DeleteIcon />}
          label={`Remove ${params.row.name}`}
        />
      </GridActionsCell>
    ),
  },
];

export default function GridCellLinks() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
