import { useState } from 'react';
import InputBase from '@mui/material/InputBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';

const lines = ['Rent', 'Software', 'Travel'];

const field = {
  px: 2,
  py: 1.5,
  typography: 'body2',
  '&.Mui-focused': { outline: 2, outlineOffset: -2 },
};

export default function TableEditable() {
  const [values, setValues] = useState(['1800', '240', '615']);
  const total = values.reduce((sum, value) => sum + Number(value), 0);
  const change = (index: number, text: string) =>
    setValues(values.map((old, at) => (at === index ? text : old)));

  return (
    <Table padding="none" aria-label="Budget">
      <TableBody>
        {lines.map((line, index) => (
          <TableRow key={line}>
            <TableCell component="th" scope="row" padding="normal">
              {line}
            </TableCell>
            <TableCell>
              <InputBase
                fullWidth
                value={values[index]}
                onChange={(event) => change(index, event.target.value)}
                slotProps={{ input: { 'aria-label': `Budget for ${line}` } }}
                sx={field}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell variant="head" component="th" scope="row" padding="normal">
            Total
          </TableCell>
          <TableCell variant="head" padding="normal">
            {total || '–'}
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
