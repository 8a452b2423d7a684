import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {
  GridListViewColDef,
  GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  formatMillions,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

function FilmCell({ row }: GridRenderCellParams<Film>) {
  return (
    <Stack
      direction="row"
      sx={{ height: '100%', alignItems: 'center', gap: 2 }}
    >
      <div style={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {row.title}
        </Typography>
        <Typography
          variant="caption"
          color="textSecondary"
          noWrap
          component="p"
        >
          {row.genre}, {row.year}
        </Typography>
      </div>
      <Typography variant="body2">{formatMillions(row.gross)}</Typography>
    </Stack>
  );
}

const listViewColumn: GridListViewColDef<Film> = {
  field: 'film',
  renderCell: (params) => <FilmCell {...params} />,
};

export default function ListViewBasic() {
  return (
    <div style={{ height: 320, width: '100%', maxWidth: 400 }}>
      <DataGridPro
        aria-label="Films"
        rows={rows}
        columns={filmColumns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={60}
        hideFooter
      />
    </div>
  );
}
