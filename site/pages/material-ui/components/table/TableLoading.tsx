import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableLoading() {
  return (
    <Table aria-label="Payments" aria-busy>
      <TableHead>
        <TableRow>
          <TableCell>Date</TableCell>
          <TableCell>Payee</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody aria-hidden>
        {[1, 2, 3].map((row) => (
          <TableRow key={row}>
            <TableCell>
              <Skeleton width={80} />
            </TableCell>
            <TableCell>
              <Skeleton />
            </TableCell>
            <TableCell>
              <Skeleton width={64} sx={{ marginInlineStart: 'auto' }} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
