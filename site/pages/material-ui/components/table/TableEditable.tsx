import { useState } from 'react';
import InputBase from '@mui/material/InputBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';

const lines = ['Rent', 'Software', 'Travel'];

export default function TableEditable() {
  const [values, setValues] = useState(['1800', '240', '615']);
  const total = values.reduce((sum, value) => sum + Number(value), 0);

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
                onChange={(event) =>
                  setValues(values.with(index, event.target.value))
                }
                slotProps={{
                  input: {
                    'aria-label': `Budget for ${line}`,
                    inputMode: 'numeric',
                  },
                }}
                sx={{
                  px: 2,
                  py: 1.5,
                  '&.Mui-focused': { outline: 2, outlineOffset: -2 },
                }}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell component="th" scope="row" padding="normal">
            Total
          </TableCell>
          <TableCell padding="normal">{total || '–'}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}
