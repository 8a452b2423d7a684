import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const stock = [
  { part: 'Chain, 9-speed', count: 31 },
  { part: 'Brake pads', count: 112 },
  { part: 'Inner tube, 28 in', count: 58 },
];

export default function DensityTable() {
  const [dense, setDense] = useState(true);

  return (
    <Box sx={{ minHeight: 210 }}>
      <FormControlLabel
        label="Compact rows"
        control={
          <Switch
            checked={dense}
            onChange={(event) => setDense(event.target.checked)}
          />
        }
      />
      <Table size={dense ? 'small' : 'medium'} aria-label="Stock">
        <TableBody>
          {stock.map(({ part, count }) => (
            <TableRow key={part}>
              <TableCell>{part}</TableCell>
              <TableCell align="right">{count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
