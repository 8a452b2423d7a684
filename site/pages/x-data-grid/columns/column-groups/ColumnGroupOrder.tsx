import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);
const groups: GridColumnGroupingModel = [
  {
    groupId: 'Production',
    children: [{ field: 'director' }, { field: 'studio' }],
  },
  {
    groupId: 'Success',
    children: [{ field: 'gross' }, { field: 'rating' }],
  },
];

const byField = (field: string) =>
  filmColumns.find((column) => column.field === field) as GridColDef;
const production = ['title', 'director', 'studio', 'gross', 'rating'].map(
  byField,
);
const success = ['title', 'gross', 'rating', 'director', 'studio'].map(byField);

export default function ColumnGroupOrder() {
  const [columns, setColumns] = useState(production);
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setColumns(production)}>Production first</Button>
      <Button onClick={() => setColumns(success)}>Success first</Button>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={columns}
          columnGroupingModel={groups}
          hideFooter
        />
      </div>
    </Box>
  );
}
