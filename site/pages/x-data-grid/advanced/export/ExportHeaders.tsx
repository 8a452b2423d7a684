import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import type {
  GridColumnGroupingModel,
  GridCsvExportOptions,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeFilms,
  filmColumns,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(40);
const groups: GridColumnGroupingModel = [
  { groupId: 'Film', children: [{ field: 'title' }, { field: 'director' }] },
];

const fields = ['title', 'director', 'year'];
const firstThree: GridCsvExportOptions = {
  fields,
  getRowsToExport: ({ apiRef }) =>
    gridFilteredSortedRowIdsSelector(apiRef).slice(0, 3),
};
const oneHeader: GridCsvExportOptions = {
  ...firstThree,
  includeColumnGroupsHeaders: false,
};
const noHeaders: GridCsvExportOptions = {
  ...firstThree,
  includeHeaders: false,
};
const everything: GridCsvExportOptions = {
  allColumns: true,
  escapeFormulas: false,
};

export default function ExportHeaders() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = useState('Choose options to see the CSV');
  const show = (options: GridCsvExportOptions) =>
    setCsv(apiRef.current?.getDataAsCsv(options) ?? '');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => show(firstThree)}>Groups and headers</Button>
        <Button onClick={() => show(oneHeader)}>Headers</Button>
        <Button onClick={() => show(noHeaders)}>No headers</Button>
        <Button onClick={() => show(everything)}>All rows and columns</Button>
      </Stack>
      <div style={{ height: 220, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Films"
          rows={rows}
          columns={filmColumns}
          columnGroupingModel={groups}
          density="compact"
          hideFooter
        />
      </div>
      <pre
        tabIndex={0}
        role="region"
        aria-label="CSV of films"
        style={{ height: 120, margin: 0, overflow: 'auto' }}
      >
        {csv}
      </pre>
    </Stack>
  );
}
