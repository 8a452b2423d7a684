import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function RowSelectionNoClick() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, selected by checkbox only"
        rows={rows}
        columns={orderColumns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
