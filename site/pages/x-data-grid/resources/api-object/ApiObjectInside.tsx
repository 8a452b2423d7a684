import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  gridFilteredTopLevelRowCountSelector,
  GridFooterContainer,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridSlotProps } from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(200);

function FilmFooter(props: GridSlotProps['footer']) {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);

  return (
    <GridFooterContainer {...props} sx={{ px: 2 }}>
      {count} films
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Clear filters
      </Button>
    </GridFooterContainer>
  );
}

export default function ApiObjectInside() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        slots={{ footer: FilmFooter }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'genre', operator: 'is', value: 'Drama' }],
            },
          },
        }}
      />
    </div>
  );
}
