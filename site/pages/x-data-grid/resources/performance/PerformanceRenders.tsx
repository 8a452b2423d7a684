import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';
import { RenderCount } from './RenderCount';

const rows = makeFilms(50);
const slots = { row: RenderCount };

export default function PerformanceRenders() {
  const [title, setTitle] = useState('');
  const [stable, setStable] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField
          label="Page title"
          size="small"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <FormControlLabel
          control={<Switch checked={stable} />}
          label="Stable columns"
          onChange={(_, checked) => setStable(checked)}
        />
      </Stack>
      <div style={{ height: 260 }}>
        <DataGrid
          aria-label="Films"
          rows={rows}
          columns={stable ? filmColumns : [...filmColumns]}
          slots={slots}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
