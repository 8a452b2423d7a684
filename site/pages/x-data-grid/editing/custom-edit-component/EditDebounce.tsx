import { useState } from 'react';
import InputBase from '@mui/material/InputBase';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(100);

function DirectorEditor({
  id,
  field,
  value,
}: GridRenderEditCellParams<Film, string>) {
  const apiRef = useGridApiContext();
  const [text, setText] = useState(value ?? '');

  return (
    <InputBase
      autoFocus
      fullWidth
      value={text}
      inputProps={{ 'aria-label': 'Director' }}
      onChange={(event) => {
        setText(event.target.value);
        void apiRef.current.setEditCellValue({
          id,
          field,
          value: event.target.value,
          debounceMs: 300,
        });
      }}
      sx={{ px: 1.25, typography: 'body2' }}
    />
  );
}

const columns: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  {
    field: 'director',
    headerName: 'Director',
    width: 180,
    editable: true,
    renderEditCell: (params) => <DirectorEditor {...params} />,
  },
];

export default function EditDebounce() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Films, debounced editor"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
