import { GridLogicOperator } from '@mui/x-data-grid';
import type { GridFilterModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);
const filterModel: GridFilterModel = {
  items: [],
  quickFilterValues: ['Webcam', 'Japan'],
  quickFilterLogicOperator: GridLogicOperator.Or,
  quickFilterExcludeHiddenColumns: false,
};

export default function FilteringWords() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Webcams, and orders from Japan"
        rows={rows}
        columns={orderColumns}
        initialState={{
          columns: { columnVisibilityModel: { country: false } },
          filter: { filterModel },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
