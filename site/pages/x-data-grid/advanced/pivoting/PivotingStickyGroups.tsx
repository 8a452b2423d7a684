import type { GridInitialState } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(500);

const initialState: GridInitialState = {
  pinnedColumns: { left: ['__row_group_by_columns_group__'] },
  pivoting: {
    enabled: true,
    model: {
      rows: [{ field: 'country' }],
      columns: [
        { field: 'orderedOn-year', sort: 'asc' },
        { field: 'orderedOn-quarter', sort: 'asc' },
      ],
      values: [
        { field: 'quantity', aggFunc: 'sum' },
        { field: 'total', aggFunc: 'sum' },
      ],
    },
  },
};

export default function PivotingStickyGroups() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by country and quarter"
        rows={rows}
        columns={orderColumns}
        initialState={initialState}
        sx={{
          '& .MuiDataGrid-columnHeader--filledGroup .MuiDataGrid-columnHeaderTitleContainer':
            {
              overflow: 'visible',
            },
          '& .MuiDataGrid-columnHeader--filledGroup .MuiDataGrid-columnHeaderTitleContainerContent':
            {
              position: 'sticky',
              insetInlineStart: 'calc(var(--DataGrid-leftPinnedWidth) + 8px)',
            },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
