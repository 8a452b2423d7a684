import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeFilms,
  filmColumns,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);

export default function ColumnHeaderHover() {
  const [column, setColumn] = useState('none');
  const [moves, setMoves] = useState({ over: 0, out: 0 });
  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 220 }}>
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={filmColumns}
          onColumnHeaderEnter={({ field }) => setColumn(field)}
          onColumnHeaderLeave={() => setColumn('none')}
          onColumnHeaderOver={() =>
            setMoves((old) => ({ ...old, over: old.over + 1 }))
          }
          onColumnHeaderOut={() =>
            setMoves((old) => ({ ...old, out: old.out + 1 }))
          }
          hideFooter
        />
      </div>
      <Box sx={{ pt: 1, typography: 'body2' }}>
        Pointer on: {column}. Over: {moves.over}. Out: {moves.out}
      </Box>
    </Box>
  );
}
