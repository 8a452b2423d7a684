import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const arrivals = [
  { ship: 'Isolde', from: 'Bergen', berth: 'A2', due: '06:40' },
  { ship: 'Marta Lund', from: 'Gdynia', berth: 'C1', due: '09:15' },
  { ship: 'Tern', from: 'Leith', berth: 'A4', due: '13:05' },
];

export default function HarbourArrivals() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      role="region"
      aria-labelledby="arrivals"
      tabIndex={0}
    >
      <Table>
        <caption id="arrivals">Ships due on Tuesday</caption>
        <TableHead>
          <TableRow>
            <TableCell>Ship</TableCell>
            <TableCell>From</TableCell>
            <TableCell>Berth</TableCell>
            <TableCell>Due</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {arrivals.map(({ ship, from, berth, due }) => (
            <TableRow key={ship}>
              <TableCell component="th" scope="row">
                {ship}
              </TableCell>
              <TableCell>{from}</TableCell>
              <TableCell>{berth}</TableCell>
              <TableCell>{due}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
