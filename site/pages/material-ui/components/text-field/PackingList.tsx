import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const things = [
  { name: 'Tent pegs', count: 16 },
  { name: 'Rope, 10 m', count: 2 },
  { name: 'Gas, small', count: 3 },
];

export default function PackingList() {
  return (
    <Table size="small" sx={{ width: '100%', maxWidth: 340 }}>
      <TableHead>
        <TableRow>
          <TableCell>Thing</TableCell>
          <TableCell sx={{ width: 96 }}>Pieces</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {things.map(({ name, count }) => (
          <TableRow key={name}>
            <TableCell>
              <Input
                fullWidth
                disableUnderline
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
                type="number"
                defaultValue={count}
                inputProps={{ 'aria-label': `Pieces of ${name}`, min: 0 }}
                sx={{ borderRadius: 1 }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
