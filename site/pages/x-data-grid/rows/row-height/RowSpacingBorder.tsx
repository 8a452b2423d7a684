import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const getRowSpacing = () => ({ bottom: 6 });

export default function RowSpacingBorder() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders with thick lines"
        rows={rows}
        columns={orderColumns}
        getRowSpacing={getRowSpacing}
        rowSpacingType="border"
        sx={{
          '& .MuiDataGrid-row': {
            borderColor: 'divider',
            borderStyle: 'solid',
            borderWidth: 0,
          },
        }}
        hideFooter
      />
    </div>
  );
}
