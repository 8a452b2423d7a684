import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function ColumnHeaderContextMenu() {
  const apiRef = useGridApiRef();
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        onColumnHeaderContextMenu={({ field }, event) => {
          event.preventDefault();
          apiRef.current?.showColumnMenu(field);
        }}
        onColumnHeaderDoubleClick={({ field }) =>
          apiRef.current?.setColumnVisibility(field, false)
        }
        hideFooter
      />
    </div>
  );
}
