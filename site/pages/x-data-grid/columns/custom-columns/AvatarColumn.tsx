import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

function Person({ name, email }: Employee) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Avatar aria-hidden sx={{ bgcolor: 'primary.dark', color: '#fff' }}>
        {name.charAt(0)}
      </Avatar>
      <Box sx={{ lineHeight: 1.3 }}>
        {name}
        <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{email}</Box>
      </Box>
    </Box>
  );
}

const rows = makeEmployees(40);
const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Employee',
    flex: 1,
    minWidth: 260,
    display: 'flex',
    renderCell: ({ row }) => <Person {...row} />,
  },
  { field: 'department', headerName: 'Department', width: 130 },
];

export default function AvatarColumn() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        rowHeight={60}
        hideFooter
      />
    </div>
  );
}
