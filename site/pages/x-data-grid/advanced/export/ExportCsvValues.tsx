import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(4);

export default function ExportCsvValues() {
  const apiRef = useGridApiRef();
  const [raw, setRaw] = useState(false);
  const [csv, setCsv] = useState('Press the button to see the CSV');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Without formatter"
          control={
            <Switch checked={raw} onChange={(_, checked) => setRaw(checked)} />
          }
        />
        <Button
          onClick={() =>
            setCsv(apiRef.current?.getDataAsCsv({ delimiter: ';' }) ?? '')
          }
        >
          Show CSV
        </Button>
      </Stack>
      <div style={{ height: 200, width: '100%' }}>
        <DataGrid
          aria-label="Films"
          apiRef={apiRef}
          rows={rows}
          columns={filmColumns}
          ignoreValueFormatterDuringExport={{ csvExport: raw }}
          density="compact"
          hideFooter
        />
      </div>
      <pre
        tabIndex={0}
        role="region"
        aria-label="CSV of films"
        style={{ minHeight: 110, margin: 0, overflow: 'auto' }}
      >
        {csv}
      </pre>
    </Stack>
  );
}
