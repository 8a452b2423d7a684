import { TableVirtuoso } from 'react-virtuoso';
import type { TableComponents } from 'react-virtuoso';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

interface Reading {
  id: number;
  sensor: string;
  value: number;
}

const readings: Reading[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  sensor: `Sensor ${(index % 40) + 1}`,
  value: (index * 37) % 101,
}));

const components: TableComponents<Reading> = {
  Scroller: ({ ref, ...props }) => (
    <TableContainer ref={ref} role="region" aria-label="Readings" {...props} />
  ),
  Table: (props) => (
    <Table size="small" aria-rowcount={readings.length + 1} {...props} />
  ),
  TableHead: ({ ref, ...props }) => <TableHead ref={ref} {...props} />,
  TableRow: ({ item, ...props }) => (
    <TableRow aria-rowindex={item.id + 1} {...props} />
  ),
  TableBody: ({ ref, ...props }) => <TableBody ref={ref} {...props} />,
};

export default function TableVirtualized() {
  return (
    <Paper
      variant="outlined"
      sx={{ height: 320, '&:has(:focus-visible)': { outline: 2 } }}
    >
      <TableVirtuoso
        data={readings}
        components={components}
        initialItemCount={10}
        fixedHeaderContent={() => (
          <TableRow aria-rowindex={1} sx={{ bgcolor: 'background.paper' }}>
            <TableCell>Reading</TableCell>
            <TableCell>Sensor</TableCell>
            <TableCell align="right">Value</TableCell>
          </TableRow>
        )}
        itemContent={(_index, { id, sensor, value }) => (
          <>
            <TableCell>{id}</TableCell>
            <TableCell>{sensor}</TableCell>
            <TableCell align="right">{value}</TableCell>
          </>
        )}
      />
    </Paper>
  );
}
