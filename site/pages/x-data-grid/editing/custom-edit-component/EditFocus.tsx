import { useEffect, useRef } from 'react';
import InputBase from '@mui/material/InputBase';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

function TitleEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Film, string>) {
  const apiRef = useGridApiContext();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasFocus) input.current?.select();
  }, [hasFocus]);

  return (
    <InputBase
      inputRef={input}
      fullWidth
      value={value ?? ''}
      inputProps={{ 'aria-label': 'Title' }}
      onChange={(event) => {
        void apiRef.current.setEditCellValue({
          id,
          field,
          value: event.target.value,
        });
      }}
      sx={{ px: 1.25, typography: 'body2' }}
    />
  );
}

const columns: GridColDef<Film>[] = [
  {
    field: 'title',
    headerName: 'Title',
    flex: 1,
    minWidth: 160,
    editable: true,
    renderEditCell: (params) => <TitleEditor {...params} />,
  },
  { field: 'director', headerName: 'Director', width: 160 },
];

export default function EditFocus() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films, title selected"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
