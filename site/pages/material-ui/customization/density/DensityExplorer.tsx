import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const orders = [
  { id: '10482', customer: 'Harbor Foods', total: '$1,240.00' },
  { id: '10483', customer: 'Oak & Sons', total: '$380.50' },
  { id: '10484', customer: 'Lumen Studio', total: '$96.00' },
];

const small = { defaultProps: { size: 'small' } } as const;
const compact: Theme['components'] = {
  MuiButton: small,
  MuiCheckbox: small,
  MuiTable: small,
  MuiTextField: small,
};

function Orders() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
        <TextField label="Search orders" sx={{ flex: 1 }} />
        <Button variant="contained">New</Button>
      </Stack>
      <Table aria-label="Orders">
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell>Customer</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, customer, total }) => (
            <TableRow key={id}>
              <TableCell padding="checkbox">
                <Checkbox
                  slotProps={{ input: { 'aria-label': `Select order ${id}` } }}
                />
              </TableCell>
              <TableCell>{customer}</TableCell>
              <TableCell align="right">{total}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

export default function DensityExplorer() {
  const [dense, setDense] = useState(true);
  const [spacing, setSpacing] = useState(8);

  return (
    <Box sx={{ minHeight: 430 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={3}
        sx={{ mb: 2, alignItems: { sm: 'center' } }}
      >
        <FormControlLabel
          label="Small components"
          control={
            <Switch
              checked={dense}
              onChange={(event) => setDense(event.target.checked)}
            />
          }
        />
        <Stack direction="row" spacing={2} sx={{ flex: 1 }}>
          <Typography sx={{ flex: 'none' }}>Spacing {spacing} px</Typography>
          <Slider
            aria-label="Spacing in pixels"
            min={4}
            max={12}
            marks
            value={spacing}
            onChange={(_event, value) => setSpacing(value)}
          />
        </Stack>
      </Stack>
      <ThemeProvider
        theme={(outer: Theme) => ({
          ...outer,
          components: { ...outer.components, ...(dense ? compact : {}) },
        })}
      >
        <Box sx={{ '--mui-spacing': `${spacing}px` }}>
          <Orders />
        </Box>
      </ThemeProvider>
    </Box>
  );
}
