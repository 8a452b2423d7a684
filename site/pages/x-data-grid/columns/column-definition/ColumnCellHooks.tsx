import { useState } from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

function FavoriteCell({ row, tabIndex }: GridRenderCellParams<Film>) {
  const [favorite, setFavorite] = useState(false);
  return (
    <IconButton
      size="small"
      aria-label={`Favorite: ${row.title}`}
      aria-pressed={favorite}
      tabIndex={tabIndex}
      onClick={() => setFavorite(!favorite)}
    >
      {favorite ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
    </IconButton>
  );
}

const rows = makeFilms(40);

const columns: GridColDef<Film>[] = [
  {
    field: 'favorite',
    headerName: 'Favorite',
    width: 90,
    display: 'flex',
    align: 'center',
    sortable: false,
    filterable: false,
    renderCell: (params) => <FavoriteCell {...params} />,
  },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  { field: 'director', headerName: 'Director', width: 160 },
];

export default function ColumnCellHooks() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid aria-label="Films" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
