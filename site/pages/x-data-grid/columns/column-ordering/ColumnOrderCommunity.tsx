import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);
const title: GridColDef<Film> = {
  field: 'title',
  headerName: 'Title',
  width: 170,
};
const studio: GridColDef<Film> = {
  field: 'studio',
  headerName: 'Studio',
  width: 150,
};
const genre: GridColDef<Film> = {
  field: 'genre',
  headerName: 'Genre',
  width: 150,
};

const orders = {
  title: [title, studio, genre],
  studio: [studio, title, genre],
  genre: [genre, title, studio],
};
type Order = keyof typeof orders;

export default function ColumnOrderCommunity() {
  const [first, setFirst] = useState<Order>('title');
  return (
    <Box sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="First column"
        value={first}
        onChange={(event) => setFirst(event.target.value as Order)}
        sx={{ mb: 2, minWidth: 160 }}
      >
        <MenuItem value="title">Title</MenuItem>
        <MenuItem value="studio">Studio</MenuItem>
        <MenuItem value="genre">Genre</MenuItem>
      </TextField>
      <div style={{ height: 220 }}>
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={orders[first]}
          hideFooter
        />
      </div>
    </Box>
  );
}
