import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  formatMillions,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(50);

const columns: GridColDef<Film>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 170,
    sortable: false,
  },
  {
    field: 'gross',
    headerName: 'Gross',
    valueFormatter: formatMillions,
    sortable: false,
  },
  { field: 'rating', headerName: 'Rating', type: 'number', sortable: false },
];

export default function SortingMenu() {
  const apiRef = useGridApiRef();
  const [field, setField] = React.useState('title');
  const sortBy = (next: string) => {
    setField(next);
    apiRef.current?.sortColumn(next, next === 'title' ? 'asc' : 'desc');
  };
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        label="Sort by"
        size="small"
        value={field}
        onChange={(event) => sortBy(event.target.value)}
        sx={{ width: 180 }}
      >
        <MenuItem value="title">Title</MenuItem>
        <MenuItem value="gross">Highest gross</MenuItem>
        <MenuItem value="rating">Best rating</MenuItem>
      </TextField>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Films"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'title', sort: 'asc' }] },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
