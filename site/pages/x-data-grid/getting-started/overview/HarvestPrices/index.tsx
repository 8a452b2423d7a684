import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { harvest } from './harvest';
import type { Crop } from './harvest';

const columns: GridColDef<Crop>[] = [
  { field: 'name', headerName: 'Crop', flex: 1, minWidth: 90 },
  {
    field: 'price',
    headerName: 'Price a kilo',
    type: 'number',
    editable: true,
    valueFormatter: (price: number) => `${price.toFixed(2)} €`,
    width: 110,
  },
  {
    field: 'organic',
    headerName: 'Organic',
    type: 'boolean',
    editable: true,
    width: 85,
  },
];

export default function HarvestPrices() {
  const [rows, setRows] = useState(harvest);
  const [note, setNote] = useState('Double-click a price to change it');

  const save = (next: Crop, old: Crop) => {
    if (next.price <= 0) {
      setNote(`${old.name} cannot be free: the price is as before`);
      return old;
    }
    setRows(rows.map((row) => (row.id === next.id ? next : row)));
    setNote(`${next.name} is saved`);
    return next;
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480 }}>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Prices of the week"
          hideFooter
          disableRowSelectionOnClick
          rows={rows}
          columns={columns}
          processRowUpdate={save}
        />
      </div>
      <Typography role="status" variant="body2">
        {note}
      </Typography>
    </Stack>
  );
}
