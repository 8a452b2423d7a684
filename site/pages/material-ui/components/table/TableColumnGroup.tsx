import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const plans = [
  { name: 'Starter', figures: [310, 24, 355, 19] },
  { name: 'Team', figures: [128, 9, 141, 12] },
  { name: 'Enterprise', figures: [17, 1, 22, 0] },
];

export default function TableColumnGroup() {
  return (
    <TableContainer role="region" aria-label="Subscriptions" tabIndex={0}>
      <Table sx={{ minWidth: 480 }}>
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Plan</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              First quarter
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Second quarter
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right">New</TableCell>
            <TableCell align="right">Canceled</TableCell>
            <TableCell align="right">New</TableCell>
            <TableCell align="right">Canceled</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {plans.map(({ name, figures: [won, lost, wonLater, lostLater] }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{won}</TableCell>
              <TableCell align="right">{lost}</TableCell>
              <TableCell align="right">{wonLater}</TableCell>
              <TableCell align="right">{lostLater}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
