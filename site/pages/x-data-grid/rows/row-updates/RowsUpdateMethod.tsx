import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const [extra, ...rows] = makeOrders(20);
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status', 'total'].includes(field),
);

export default function RowsUpdateMethod() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          onClick={() =>
            apiRef.current?.updateRows([{ id: 2, status: 'Delivered' }])
          }
        >
          Deliver order 2
        </Button>
        <Button onClick={() => extra && apiRef.current?.updateRows([extra])}>
          Insert order 1
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.updateRows([{ id: 1, _action: 'delete' }])
          }
        >
          Delete order 1
        </Button>
      </Stack>
      <div style={{ height: 270, width: '100%' }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders, changed by method"
          rows={rows}
          columns={columns}
          initialState={{
            sorting: { sortModel: [{ field: 'number', sort: 'asc' }] },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
