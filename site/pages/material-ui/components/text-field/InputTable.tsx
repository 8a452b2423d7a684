import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const lines = [
  { name: 'Printer paper', count: 12 },
  { name: 'Toner, black', count: 2 },
];

export default function InputTable() {
  return (
    <Table size="small" sx={{ maxWidth: 360, mx: 'auto' }}>
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell>Pieces</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map(({ name, count }) => (
          <TableRow key={name}>
            <TableCell>
              <Input
                disableUnderline
                disableInjectingGlobalStyles
                defaultValue={name}
                inputProps={{ 'aria-label': `Name of ${name}` }}
                sx={{ '&.Mui-focused': { bgcolor: 'action.selected' } }}
              />
            </TableCell>
            <TableCell>
              <FilledInput
                hiddenLabel
                disableUnderline
                disableInjectingGlobalStyles
                size="small"
                defaultValue={count}
                inputProps={{
                  'aria-label': `Pieces of ${name}`,
                  inputMode: 'numeric',
                }}
                sx={{ width: 72, borderRadius: 1 }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
