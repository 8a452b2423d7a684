import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type {
  GridListViewColDef,
  GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);

function ShelfCell({ row }: GridRenderCellParams<Film>) {
  return (
    <Stack
      direction="row"
      sx={{ height: '100%', alignItems: 'center', gap: 1.5 }}
    >
      <Avatar variant="rounded" sx={{ bgcolor: '#5b3fa8', color: '#fff' }}>
        {row.title.slice(4, 5)}
      </Avatar>
      <div style={{ flex: 1, minWidth: 0, lineHeight: 1 }}>
        <Typography variant="subtitle2" noWrap component="p">
          {row.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap>
          {row.director}, {row.year}
        </Typography>
        <Rating readOnly size="small" precision={0.5} value={row.rating / 2} />
      </div>
      <Chip size="small" variant="outlined" label={row.genre} />
    </Stack>
  );
}

const listViewColumn: GridListViewColDef<Film> = {
  field: 'film',
  renderCell: (params) => <ShelfCell {...params} />,
};

export default function FilmShelf() {
  return (
    <div style={{ height: 480, width: '100%', maxWidth: 460 }}>
      <DataGridPro
        label="Films"
        rows={rows}
        columns={filmColumns}
        listView
        listViewColumn={listViewColumn}
        rowHeight={92}
        initialState={{
          sorting: { sortModel: [{ field: 'rating', sort: 'desc' }] },
        }}
        showToolbar
        slotProps={{
          toolbar: {
            csvOptions: { allColumns: true },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </div>
  );
}
