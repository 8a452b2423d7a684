import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridSortModel } from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);

function toSortModel(query: string): GridSortModel {
  const [field, sort] =
    new URLSearchParams(query).get('sort')?.split('.') ?? [];
  return field ? [{ field, sort: sort === 'desc' ? 'desc' : 'asc' }] : [];
}

function toQuery([first]: GridSortModel): string {
  return first?.sort ? `?sort=${first.field}.${first.sort}` : '';
}

export default function StateUrl() {
  // In an application: location.search, and the router's way to change it.
  const [query, setQuery] = useState('?sort=gross.desc');

  return (
    <div style={{ width: '100%' }}>
      <code role="status">https://example.com/films{query}</code>
      <div style={{ height: 270, marginBlockStart: 8 }}>
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={filmColumns}
          sortModel={toSortModel(query)}
          onSortModelChange={(model) => setQuery(toQuery(model))}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
