import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const users = [
  { name: 'Ana Silva', role: 'Admin', city: 'Porto', seen: 'Today' },
  { name: 'Noah Weber', role: 'Editor', city: 'Bonn', seen: 'Monday' },
  { name: 'Yuki Mori', role: 'Editor', city: 'Kobe', seen: 'June 2' },
];

const fromTablet = { display: { xs: 'none', md: 'table-cell' } };

export default function TableHiddenColumns() {
  return (
    <Table aria-label="Users">
      <TableHead>
        <TableRow>
          <TableCell>Name</TableCell>
          <TableCell>Role</TableCell>
          <TableCell sx={fromTablet}>City</TableCell>
          <TableCell sx={fromTablet}>Last seen</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {users.map(({ name, role, city, seen }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{role}</TableCell>
            <TableCell sx={fromTablet}>{city}</TableCell>
            <TableCell sx={fromTablet}>{seen}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
