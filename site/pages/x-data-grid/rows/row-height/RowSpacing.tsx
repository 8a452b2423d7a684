import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowSpacingParams } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

const getRowSpacing = ({ isFirstVisible }: GridRowSpacingParams) => ({
  top: isFirstVisible ? 8 : 4,
  bottom: 4,
});

export default function RowSpacing() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders as cards"
        rows={rows}
        columns={orderColumns}
        getRowSpacing={getRowSpacing}
        sx={{ '& .MuiDataGrid-row': { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
