import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const invoices = [
  { id: 'INV-204', customer: 'Harbor Foods', total: '$1,240.00', due: 'May 2' },
  { id: 'INV-205', customer: 'Oak & Sons', total: '$380.50', due: 'May 9' },
  { id: 'INV-206', customer: 'Lumen Studio', total: '$96.00', due: 'May 14' },
];

function InvoiceCards() {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {invoices.map(({ id, customer, total, due }) => (
        <Paper key={id} component="li" variant="outlined" sx={{ p: 2 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
            <Typography>{customer}</Typography>
            <Typography>{total}</Typography>
          </Stack>
          <Typography variant="body2" color="text.secondary">
            {id}, due {due}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}

function InvoiceTable() {
  return (
    <Table aria-label="Invoices">
      <TableHead>
        <TableRow>
          <TableCell>Number</TableCell>
          <TableCell>Customer</TableCell>
          <TableCell>Due</TableCell>
          <TableCell align="right">Total</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map(({ id, customer, total, due }) => (
          <TableRow key={id}>
            <TableCell>{id}</TableCell>
            <TableCell>{customer}</TableCell>
            <TableCell>{due}</TableCell>
            <TableCell align="right">{total}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export default function ResponsiveTable() {
  const theme = useTheme();
  const wide = useMediaQuery(theme.breakpoints.up('sm'));

  return <Box sx={{ p: 2 }}>{wide ? <InvoiceTable /> : <InvoiceCards />}</Box>;
}
