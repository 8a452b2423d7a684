import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { useGridApiRef } from '@mui/x-data-grid-premium';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

const rows = makeOrders(100);

export default function EditUndo() {
  const apiRef = useGridApiRef();
  const [last, setLast] = useState('nothing yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          onClick={() => {
            void apiRef.current?.history.undo();
          }}
        >
          Undo
        </Button>
        <Button
          onClick={() => {
            void apiRef.current?.history.redo();
          }}
        >
          Redo
        </Button>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPremium
          apiRef={apiRef}
          aria-label="Orders with undo"
          rows={rows}
          columns={editableColumns}
          historyStackSize={50}
          onUndo={({ eventName }) => setLast(`undid ${eventName}`)}
          onRedo={({ eventName }) => setLast(`redid ${eventName}`)}
          hideFooter
        />
      </div>
      <code role="status">Last: {last}</code>
    </Stack>
  );
}
