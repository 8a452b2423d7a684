import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

const rows = makeOrders(100);

export default function EditEventsCell() {
  const [log, setLog] = useState<string[]>([]);
  const write = (line: string) =>
    setLog((before) => [line, ...before].slice(0, 4));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 230, width: '100%' }}>
        <DataGrid
          aria-label="Orders with logged events"
          density="compact"
          rows={rows}
          columns={editableColumns}
          onCellEditStart={({ field, reason }) =>
            write(`Start ${field}: ${reason}`)
          }
          onCellEditStop={({ field, reason }) =>
            write(`Stop ${field}: ${reason}`)
          }
          hideFooter
        />
      </div>
      <Typography
        component="pre"
        variant="body2"
        role="log"
        aria-label="Events"
        tabIndex={0}
        sx={{
          m: 0,
          minHeight: 84,
          fontFamily: 'monospace',
          whiteSpace: 'pre-wrap',
        }}
      >
        {log.join('\n') || 'Edit a cell.'}
      </Typography>
    </Stack>
  );
}
