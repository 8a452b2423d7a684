import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function StyleLines() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        showCellVerticalBorder
        showColumnVerticalBorder
        sx={{
          '--DataGrid-rowBorderColor': 'currentColor',
          borderColor: 'currentColor',
        }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
