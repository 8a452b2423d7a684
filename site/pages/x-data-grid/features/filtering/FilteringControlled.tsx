import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { GridFilterItem, GridFilterModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);
const columns = filmColumns.filter(({ field }) =>
  ['title', 'genre', 'year'].includes(field),
);

const presets: { label: string; items: GridFilterItem[] }[] = [
  { label: 'All', items: [] },
  {
    label: 'Dramas',
    items: [{ field: 'genre', operator: 'is', value: 'Drama' }],
  },
  {
    label: 'Since 2015',
    items: [{ field: 'year', operator: '>=', value: 2015 }],
  },
];

export default function FilteringControlled() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'genre', operator: 'is', value: 'Drama' }],
  });
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {presets.map(({ label, items }) => (
          <Chip
            key={label}
            label={label}
            onClick={() => setFilterModel({ items })}
          />
        ))}
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </div>
      <Box
        component="code"
        role="status"
        sx={{
          typography: 'body2',
          fontFamily: 'monospace',
          overflowWrap: 'anywhere',
        }}
      >
        {JSON.stringify(filterModel)}
      </Box>
    </Stack>
  );
}
