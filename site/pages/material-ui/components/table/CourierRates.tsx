import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const columns = ['Zone', 'Weight', 'Price', 'Arrives'];

const rates = [
  ['City', 'Up to 5 kg', '€4.10', 'Same day'],
  ['Region', 'Up to 10 kg', '€7.80', 'Next day'],
  ['Islands', 'Up to 10 kg', '€15.20', 'In three days'],
];

const hiddenOnPhones = { display: { xs: 'none', sm: 'table-header-group' } };

const card = {
  display: { xs: 'block', sm: 'table-row' },
  mb: 2,
  border: { xs: 1, sm: 0 },
  borderColor: { xs: 'divider' },
  borderRadius: 1,
  '& > :last-child': { borderBottomWidth: { xs: 0, sm: 1 } },
};

const line = {
  display: { xs: 'flex', sm: 'table-cell' },
  justifyContent: 'space-between',
  '&::before': { content: 'attr(data-label)', display: { sm: 'none' } },
};

export default function CourierRates() {
  return (
    <Table component="div" aria-label="Courier rates">
      <TableHead component="div" sx={hiddenOnPhones}>
        <TableRow component="div">
          {columns.map((column) => (
            <TableCell key={column} component="div" role="columnheader">
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody component="div">
        {rates.map((rate) => (
          <TableRow key={rate[0]} component="div" sx={card}>
            {rate.map((text, index) => (
              <TableCell
                key={text}
                component="div"
                role={index === 0 ? 'rowheader' : 'cell'}
                data-label={columns[index]}
                sx={line}
              >
                {text}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
