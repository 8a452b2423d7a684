import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ingredients = [
  { name: 'Almond flour', grams: 450, cents: 585 },
  { name: 'Eggs', grams: 330, cents: 210 },
  { name: 'Orange zest', grams: 12, cents: 95 },
  { name: 'Dark chocolate', grams: 1200, cents: 1440 },
];

const total = ingredients.reduce((sum, { cents }) => sum + cents, 0);
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export default function CakeCosts() {
  return (
    <TableContainer role="region" aria-label="Cost of a cake" tabIndex={0}>
      <Table sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell>Ingredient</TableCell>
            <TableCell align="right">Grams</TableCell>
            <TableCell align="right">Cost</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ingredients.map(({ name, grams, cents }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{grams.toLocaleString('en')}</TableCell>
              <TableCell align="right">{euros.format(cents / 100)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter sx={{ '& .MuiTableCell-root': { typography: 'h6' } }}>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={2}>
              Total
            </TableCell>
            <TableCell align="right">{euros.format(total / 100)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
