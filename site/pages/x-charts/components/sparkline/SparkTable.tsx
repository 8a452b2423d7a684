import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const services = [
  { name: 'Search', load: [31, 34, 29, 36, 41, 38, 44] },
  { name: 'Checkout', load: [22, 21, 24, 20, 19, 18, 17] },
  { name: 'Login', load: [12, 15, 14, 16, 31, 18, 15] },
];

export default function SparkTable() {
  return (
    <Table size="small" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell>Service</TableCell>
          <TableCell align="right">Load</TableCell>
          <TableCell>7 days</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {services.map(({ name, load }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{load[6]}%</TableCell>
            <TableCell sx={{ py: 0 }}>
              <SparkLineChart
                aria-label={`Load of ${name} in 7 days`}
                data={load}
                yAxis={{ min: 0, max: 50 }}
                width={120}
                height={36}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
