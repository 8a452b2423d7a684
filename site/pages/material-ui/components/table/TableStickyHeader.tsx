import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const events = Array.from({ length: 24 }, (_, index) => ({
  id: 5024 - index,
  action: ['Signed in', 'Changed a role', 'Exported a report'][index % 3],
  user: ['Priya Nair', 'Tom Becker', 'Lucía Ortega', 'Sam Osei'][index % 4],
}));

export default function TableStickyHeader() {
  return (
    <TableContainer
      role="region"
      aria-label="Audit log"
      tabIndex={0}
      sx={{ maxHeight: 280 }}
    >
      <Table stickyHeader size="small">
        <TableHead>
          <TableRow>
            <TableCell>Event</TableCell>
            <TableCell>Action</TableCell>
            <TableCell>User</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {events.map(({ id, action, user }) => (
            <TableRow key={id}>
              <TableCell>{id}</TableCell>
              <TableCell>{action}</TableCell>
              <TableCell>{user}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
