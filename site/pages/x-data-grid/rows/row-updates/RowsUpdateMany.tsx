import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const late = rows.filter((row) => row.status === 'Open');
const columns = orderColumns.filter(({ field }) =>
  ['number', 'customer', 'status', 'total'].includes(field),
);

export default function RowsUpdateMany() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        onClick={() =>
          apiRef.current?.updateRows(
            late.map(({ id }) => ({ id, status: 'Packed' })),
          )
        }
      >
        Pack {late.length} open orders
      </Button>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders, many changed at once"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
