import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const days = 10_000;
const rowHeight = 33;
const height = 264;
const drawn = Math.ceil(height / rowHeight) + 8;

const dates = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeZone: 'UTC',
});
const dateOf = (day: number) => dates.format(Date.UTC(1990, 0, 1 + day));
const rainOf = (day: number) => (((day % 89) * 37) % 53) / 2;

function Gap({ rows }: { rows: number }) {
  return <tr aria-hidden style={{ height: rows * rowHeight }} />;
}

export default function WeatherRecord() {
  const [top, setTop] = useState(0);
  const first = Math.min(
    Math.max(0, Math.floor(top / rowHeight) - 4),
    days - drawn,
  );

  return (
    <TableContainer
      role="region"
      aria-label="Rain of each day"
      tabIndex={0}
      sx={{ height }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
    >
      <Table size="small" stickyHeader aria-rowcount={days + 1}>
        <TableHead>
          <TableRow aria-rowindex={1}>
            <TableCell sx={{ width: '60%' }}>Day</TableCell>
            <TableCell align="right">Rain, mm</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <Gap rows={first} />
          {Array.from({ length: drawn }, (_, index) => first + index).map(
            (day) => (
              <TableRow key={day} aria-rowindex={day + 2}>
                <TableCell>{dateOf(day)}</TableCell>
                <TableCell align="right">{rainOf(day)}</TableCell>
              </TableRow>
            ),
          )}
          <Gap rows={days - first - drawn} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
