import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const getRowSpacing = () => ({ top: 4, bottom: 4 });

export default function RowCards() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders on cards"
        rows={rows}
        columns={orderColumns}
        getRowSpacing={getRowSpacing}
        sx={{
          '& .MuiDataGrid-virtualScroller': { bgcolor: 'action.hover' },
          '& .MuiDataGrid-row': {
            '--rowBorderColor': 'transparent',
            bgcolor: 'background.paper',
            borderRadius: 2,
            outline: '1px solid',
            outlineColor: 'divider',
          },
        }}
        hideFooter
      />
    </div>
  );
}
