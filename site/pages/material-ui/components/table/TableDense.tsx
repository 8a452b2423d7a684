import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const servers = [
  { name: 'web-1', region: 'Frankfurt', load: '42%' },
  { name: 'web-2', region: 'Frankfurt', load: '38%' },
  { name: 'web-3', region: 'Dublin', load: '61%' },
  { name: 'db-1', region: 'Dublin', load: '73%' },
];

export default function TableDense() {
  return (
    <Table size="small" aria-label="Servers">
      <TableHead>
        <TableRow>
          <TableCell size="medium">Server</TableCell>
          <TableCell size="medium">Region</TableCell>
          <TableCell align="right" size="medium">
            Load
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {servers.map(({ name, region, load }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>{region}</TableCell>
            <TableCell align="right">{load}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
