import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(1000);

export default function PaginationPro() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 250 } } }}
        pageSizeOptions={[100, 250, 500]}
        density="compact"
      />
    </div>
  );
}
