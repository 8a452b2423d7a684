import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function SkeletonTable() {
  return (
    <Table aria-label="Invoices" aria-busy="true">
      <TableHead>
        <TableRow>
          <TableCell>Number</TableCell>
          <TableCell>Customer</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {['60%', '80%', '70%'].map((width) => (
          <TableRow key={width}>
            <TableCell>
              <Skeleton width={48} />
            </TableCell>
            <TableCell>
              <Skeleton width={width} />
            </TableCell>
            <TableCell>
              <Skeleton width={64} sx={{ ml: 'auto' }} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
