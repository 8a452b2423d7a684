import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const passes = [
  { name: 'Morning', hours: '6 to 12', price: '€19' },
  { name: 'Whole day', hours: '6 to 22', price: '€34' },
  { name: 'Weekend', hours: '8 to 20', price: '€15' },
];

export default function GymPasses() {
  return (
    <TableContainer
      role="region"
      aria-label="Gym passes"
      tabIndex={0}
      sx={{
        [`& .${tableCellClasses.head}`]: { border: 0, typography: 'overline' },
        [`& .${tableCellClasses.body}`]: { border: 0 },
        '& .pass:nth-of-type(odd)': { bgcolor: 'action.hover' },
        '& .price': { fontWeight: 'fontWeightBold' },
      }}
    >
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Pass</TableCell>
            <TableCell>Open to you</TableCell>
            <TableCell align="right">A month</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {passes.map(({ name, hours, price }) => (
            <TableRow key={name} classes={{ root: 'pass' }}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>{hours}</TableCell>
              <TableCell align="right" classes={{ alignRight: 'price' }}>
                {price}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
