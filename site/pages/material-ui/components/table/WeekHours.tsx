import { useState } from 'react';
import InputBase from '@mui/material/InputBase';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const days = ['Monday', 'Tuesday', 'Wednesday'];

export default function WeekHours() {
  const [hours, setHours] = useState([7.5, 8, 6]);
  const total = hours.reduce((sum, value) => sum + value, 0);
  const change = (at: number, typed: string) =>
    setHours(hours.map((value, each) => (each === at ? Number(typed) : value)));

  return (
    <TableContainer role="region" aria-label="Hours of the week" tabIndex={0}>
      <Table padding="none">
        <TableHead>
          <TableRow>
            <TableCell padding="normal">Day</TableCell>
            <TableCell padding="normal">Hours</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map((day, index) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row" padding="normal">
                {day}
              </TableCell>
              <TableCell>
                <InputBase
                  fullWidth
                  type="number"
                  value={hours[index]}
                  onChange={(event) => change(index, event.target.value)}
                  slotProps={{
                    input: { 'aria-label': `Hours on ${day}`, step: 0.5 },
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
              Sum
            </TableCell>
            <TableCell padding="normal">{total}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
