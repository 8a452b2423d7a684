import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Ticket } from './tickets';

interface TicketTableProps {
  label: string;
  rows: Ticket[];
}

export function TicketTable({ label, rows }: TicketTableProps) {
  if (rows.length === 0) {
    return <Typography>No tickets match.</Typography>;
  }

  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Ticket</TableCell>
            <TableCell>Subject</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell>State</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, subject, customer, state }) => (
            <TableRow key={id} hover>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell sx={{ minWidth: 200 }}>{subject}</TableCell>
              <TableCell sx={{ minWidth: 120 }}>{customer}</TableCell>
              <TableCell>
                <Chip
                  label={state}
                  size="small"
                  color={state === 'New' ? 'primary' : 'default'}
                  variant={state === 'Solved' ? 'outlined' : 'filled'}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
