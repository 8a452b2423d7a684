import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const projects = [
  { name: 'Website relaunch', owner: 'Mei Tanaka' },
  { name: 'Mobile app', owner: 'Jonas Berg' },
  { name: 'Price list', owner: 'Imani Osei' },
];

const stretched = {
  '&:focus-visible': { outline: 0 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: 2, outlineOffset: -2 },
};

export default function TableRowLink() {
  return (
    <Table aria-label="Projects">
      <TableBody>
        {projects.map(({ name, owner }) => (
          <TableRow key={name} hover sx={{ position: 'relative' }}>
            <TableCell component="th" scope="row">
              <Link href={`#${name}`} underline="hover" sx={stretched}>
                {name}
              </Link>
            </TableCell>
            <TableCell align="right">{owner}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
