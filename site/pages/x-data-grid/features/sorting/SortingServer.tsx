import * as React from 'react';
import type { GridSortModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const films = makeFilms(50);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'year', 'rating'].includes(field),
);

/** Stands in for `fetch('/films?sort=rating&order=desc')`. */
function fetchFilms(sortModel: GridSortModel): Promise<Film[]> {
  const [item] = sortModel;
  const field = (item?.field ?? 'id') as keyof Film;
  const sign = item?.sort === 'desc' ? -1 : 1;
  const sorted = [...films].sort((a, b) =>
    a[field] < b[field] ? -sign : sign,
  );
  return new Promise((resolve) => setTimeout(() => resolve(sorted), 600));
}

export default function SortingServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'rating', sort: 'desc' },
  ]);
  const [answer, setAnswer] = React.useState<{
    of: GridSortModel;
    rows: Film[];
  }>();

  React.useEffect(() => {
    let active = true;
    void fetchFilms(sortModel).then((rows) => {
      if (active) {
        setAnswer({ of: sortModel, rows });
      }
    });
    return () => {
      active = false;
    };
  }, [sortModel]);

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={answer?.rows ?? []}
        columns={columns}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        loading={answer?.of !== sortModel}
        hideFooter
      />
    </div>
  );
}
