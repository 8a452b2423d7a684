import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const cities = [
  ['Oslo', '−1 °C'],
  ['Lisbon', '16 °C'],
  ['Athens', '13 °C'],
  ['Dublin', '8 °C'],
];

export default function TableStriped() {
  return (
    <Table
      aria-label="Temperatures"
      sx={{
        '& tbody tr:nth-of-type(odd)': { bgcolor: 'action.hover' },
        [`& .${tableCellClasses.body}`]: { border: 0 },
      }}
    >
      <TableBody>
        {cities.map(([city, temperature]) => (
          <TableRow key={city}>
            <TableCell component="th" scope="row">
              {city}
            </TableCell>
            <TableCell align="right">{temperature}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
