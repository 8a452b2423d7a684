import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { GridOverlay, useGridApiContext } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

function NoFilms() {
  const apiRef = useGridApiContext();
  return (
    <GridOverlay>
      <Typography>No film matches</Typography>
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Clear filters
      </Button>
    </GridOverlay>
  );
}

export default function OverlayNoResults() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={filmColumns}
        slots={{ noResultsOverlay: NoFilms }}
        initialState={{
          filter: {
            filterModel: { items: [], quickFilterValues: ['submarine'] },
          },
        }}
        aria-label="Films"
        hideFooter
      />
    </div>
  );
}
