import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { GridSortModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'year', 'rating'].includes(field),
);

const presets: { label: string; model: GridSortModel }[] = [
  { label: 'Best rated', model: [{ field: 'rating', sort: 'desc' }] },
  { label: 'Newest', model: [{ field: 'year', sort: 'desc' }] },
  { label: 'Title A to Z', model: [{ field: 'title', sort: 'asc' }] },
];

export default function SortingControlled() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'rating', sort: 'desc' },
  ]);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {presets.map(({ label, model }) => {
          const active = JSON.stringify(model) === JSON.stringify(sortModel);
          return (
            <Chip
              key={label}
              label={label}
              color={active ? 'primary' : 'default'}
              aria-pressed={active}
              onClick={() => setSortModel(model)}
            />
          );
        })}
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
      <Box
        component="code"
        role="status"
        sx={{ typography: 'body2', fontFamily: 'monospace' }}
      >
        {JSON.stringify(sortModel)}
      </Box>
    </Stack>
  );
}
