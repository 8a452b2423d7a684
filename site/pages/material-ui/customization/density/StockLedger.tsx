import { useState } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const stock = [
  { part: 'Chain, 9-speed', shelf: 'B 04', count: 31 },
  { part: 'Brake pads', shelf: 'A 17', count: 112 },
  { part: 'Inner tube, 28 in', shelf: 'C 02', count: 58 },
];

export default function StockLedger() {
  const [size, setSize] = useState<'small' | 'medium'>('small');

  return (
    <Box sx={{ width: '100%', maxWidth: 480, minHeight: 290 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={size}
        onChange={(_event, next: typeof size | null) => setSize(next ?? size)}
      >
        <ToggleButton value="medium">Roomy</ToggleButton>
        <ToggleButton value="small">Compact</ToggleButton>
      </ToggleButtonGroup>
      <Table size={size} sx={{ mt: 2 }}>
        <TableHead>
          <TableRow>
            <TableCell>Part</TableCell>
            <TableCell>Shelf</TableCell>
            <TableCell align="right">Count</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stock.map(({ part, shelf, count }) => (
            <TableRow key={part}>
              <TableCell>{part}</TableCell>
              <TableCell>{shelf}</TableCell>
              <TableCell align="right">{count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
