import * as React from 'react';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

function FavoriteToolbar() {
  const [favorite, setFavorite] = React.useState(false);
  return (
    <Toolbar aria-label="Films">
      <ToolbarButton
        id="films-favorite"
        role="switch"
        aria-checked={favorite}
        aria-label="Favorite list"
        onClick={() => setFavorite(!favorite)}
        material={{ disableRipple: true, sx: { borderRadius: 1 } }}
      >
        {favorite ? <StarIcon /> : <StarBorderIcon />}
      </ToolbarButton>
    </Toolbar>
  );
}

export default function ToolbarButtonMaterial() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{ toolbar: FavoriteToolbar }}
        showToolbar
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
