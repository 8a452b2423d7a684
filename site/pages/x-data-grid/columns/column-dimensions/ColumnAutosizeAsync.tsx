import { useState } from 'react';
import { flushSync } from 'react-dom';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const fetchFilms = () =>
  new Promise<Film[]>((resolve) => {
    setTimeout(() => resolve(makeFilms(60)), 800);
  });

export default function ColumnAutosizeAsync() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState<Film[]>([]);
  const [loading, setLoading] = useState(false);

  const load = async () => {
    setLoading(true);
    const films = await fetchFilms();
    flushSync(() => {
      setRows(films);
      setLoading(false);
    });
    await apiRef.current?.autosizeColumns({ includeHeaders: true });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={load} disabled={loading}>
        Load films
      </Button>
      <div style={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Films"
          rows={rows}
          columns={filmColumns}
          loading={loading}
          hideFooter
        />
      </div>
    </Box>
  );
}
