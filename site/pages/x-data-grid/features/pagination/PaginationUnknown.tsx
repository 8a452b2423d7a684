import * as React from 'react';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const films = makeFilms(35);

interface Answer {
  to: GridPaginationModel;
  rows: Film[];
  hasNextPage: boolean;
}

function fetchPage(to: GridPaginationModel): Promise<Answer> {
  const end = (to.page + 1) * to.pageSize;
  const rows = films.slice(to.page * to.pageSize, end);
  return new Promise((resolve) =>
    setTimeout(
      () => resolve({ to, rows, hasNextPage: end < films.length }),
      500,
    ),
  );
}

export default function PaginationUnknown() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 10,
  });
  const [answer, setAnswer] = React.useState<Answer>();
  const [rowCount, setRowCount] = React.useState(-1);

  React.useEffect(() => {
    let active = true;
    void fetchPage(paginationModel).then((next) => {
      if (!active) {
        return;
      }
      setAnswer(next);
      if (!next.hasNextPage) {
        setRowCount(next.to.page * next.to.pageSize + next.rows.length);
      }
    });
    return () => {
      active = false;
    };
  }, [paginationModel]);

  const paginationMeta = React.useMemo(
    () => ({ hasNextPage: answer?.hasNextPage ?? true }),
    [answer?.hasNextPage],
  );
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films"
        rows={answer?.rows ?? []}
        columns={filmColumns}
        paginationMode="server"
        rowCount={rowCount}
        estimatedRowCount={50}
        paginationMeta={paginationMeta}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        loading={answer?.to !== paginationModel}
        pageSizeOptions={[10]}
        density="compact"
      />
    </div>
  );
}
