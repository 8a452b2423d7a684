import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowId } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

export default function EditBulk() {
  const [saved, setSaved] = useState(() => makeOrders(40));
  const [rows, setRows] = useState(saved);
  const [changed, setChanged] = useState<ReadonlySet<GridRowId>>(new Set());

  const processRowUpdate = (newRow: Order, oldRow: Order) => {
    // It also runs when an edit changes nothing.
    if (JSON.stringify(newRow) === JSON.stringify(oldRow)) return oldRow;
    setRows((all) => all.map((row) => (row.id === newRow.id ? newRow : row)));
    setChanged((ids) => new Set(ids).add(newRow.id));
    return newRow;
  };

  const save = () => {
    setSaved(rows); // One request with all changed rows.
    setChanged(new Set());
  };

  const discard = () => {
    setRows(saved);
    setChanged(new Set());
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="contained"
          disabled={changed.size === 0}
          onClick={save}
        >
          {changed.size === 1
            ? 'Save 1 change'
            : `Save ${changed.size} changes`}
        </Button>
        <Button disabled={changed.size === 0} onClick={discard}>
          Discard
        </Button>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Orders, saved together"
          rows={rows}
          columns={editableColumns}
          processRowUpdate={processRowUpdate}
          getRowClassName={({ id }) => (changed.has(id) ? 'order-changed' : '')}
          sx={{ '& .order-changed': { bgcolor: 'rgba(237, 108, 2, 0.14)' } }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
