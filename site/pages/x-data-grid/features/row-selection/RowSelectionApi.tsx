import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function RowSelectionApi() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.selectRow(2)}>Add row 2</Button>
        <Button onClick={() => apiRef.current?.selectRows([1, 3], true, true)}>
          Only 1 and 3
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.selectRowRange({ startId: 2, endId: 5 })
          }
        >
          Add 2 to 5
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.setRowSelectionModel({
              type: 'include',
              ids: new Set(),
            })
          }
        >
          Clear
        </Button>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders, selected by method"
          rows={rows}
          columns={orderColumns}
          checkboxSelection
        />
      </div>
    </Stack>
  );
}
