import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

// Stands in for a request.
function saveOrder(films: Film[]): Promise<Film[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(films), 600);
  });
}

export default function RowOrderingSaved() {
  const [rows, setRows] = useState(() => makeFilms(20));
  const [saving, setSaving] = useState(false);

  const handleRowOrderChange = async ({
    oldIndex,
    targetIndex,
  }: GridRowOrderChangeParams) => {
    const next = [...rows];
    next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
    setSaving(true);
    setRows(await saveOrder(next));
    setSaving(false);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          aria-label="Films in a saved order"
          density="compact"
          rows={rows}
          columns={filmColumns}
          rowReordering
          onRowOrderChange={(params) => {
            void handleRowOrderChange(params);
          }}
          loading={saving}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" noWrap>
        First: {rows[0]?.title}
      </Typography>
    </Stack>
  );
}
