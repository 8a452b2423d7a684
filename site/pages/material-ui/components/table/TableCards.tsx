import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const columns = ['Plan', 'Seats', 'Price'];

const plans = [
  ['Starter', 'Up to 5', '€19 per month'],
  ['Team', 'Up to 25', '€79 per month'],
  ['Company', 'Unlimited', '€249 per month'],
];

const onTablets = { display: { xs: 'none', sm: 'table-header-group' } };

const row = {
  display: { xs: 'block', sm: 'table-row' },
  mb: { xs: 2, sm: 0 },
  border: { xs: 1, sm: 0 },
  borderColor: { xs: 'divider' },
  borderRadius: 1,
  '& > :last-child': { borderBottomWidth: { xs: 0, sm: 1 } },
};

const cell = {
  display: { xs: 'flex', sm: 'table-cell' },
  justifyContent: 'space-between',
  '&::before': { content: 'attr(data-label)', display: { sm: 'none' } },
};

export default function TableCards() {
  return (
    <Table component="div" aria-label="Plans">
      <TableHead component="div" sx={onTablets}>
        <TableRow component="div">
          {columns.map((column) => (
            <TableCell key={column} component="div" role="columnheader">
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody component="div">
        {plans.map((plan) => (
          <TableRow key={plan[0]} component="div" sx={row}>
            {plan.map((text, index) => (
              <TableCell
                key={text}
                component="div"
                role={index === 0 ? 'rowheader' : 'cell'}
                data-label={columns[index]}
                sx={cell}
              >
                {text}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      <TableFooter component="div" sx={onTablets}>
        <TableRow component="div">
          <TableCell component="div" role="cell">
            Prices without VAT
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
