import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';

const rows = [
  { id: 1, text: '=SUM(A1:A9)' },
  { id: 2, text: '+49 30 1234' },
  { id: 3, text: 'Plain' },
];
const columns = [{ field: 'text', headerName: 'Text', flex: 1 }];

export default function ExportFormulas() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = useState('Choose one to see the CSV');
  const show = (escapeFormulas: boolean) =>
    setCsv(apiRef.current?.getDataAsCsv({ escapeFormulas }) ?? '');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => show(true)}>Escaped</Button>
        <Button onClick={() => show(false)}>Not escaped</Button>
      </Stack>
      <div style={{ height: 160, width: '100%' }}>
        <DataGrid
          aria-label="Texts"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          density="compact"
          hideFooter
        />
      </div>
      <pre
        tabIndex={0}
        role="region"
        aria-label="CSV of texts"
        style={{ minHeight: 90, margin: 0, overflow: 'auto' }}
      >
        {csv}
      </pre>
    </Stack>
  );
}
