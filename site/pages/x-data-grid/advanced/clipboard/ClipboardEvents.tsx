import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(30);
const columns = employeeColumns.map((column) => ({
  ...column,
  editable: true,
}));

export default function ClipboardEvents() {
  const [log, setLog] = useState<string[]>([]);
  const add = (line: string) => setLog((lines) => [...lines.slice(-2), line]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 240, width: '100%' }}>
        <DataGridPremium
          aria-label="Employees with events"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onClipboardCopy={(text) => add(`copy: ${text.length} characters`)}
          onClipboardPasteStart={({ data }) =>
            add(`paste start: ${data.length} rows`)
          }
          onClipboardPasteEnd={({ newRows }) =>
            add(`paste end: ${newRows.size} rows changed`)
          }
          density="compact"
          hideFooter
        />
      </div>
      <div role="log" aria-label="Events" style={{ minHeight: 72 }}>
        {log.map((line, index) => (
          <div key={index}>{line}</div>
        ))}
      </div>
    </Stack>
  );
}
