import Public from '@mui/icons-material/Public';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type {
  GridColumnGroupHeaderParams,
  GridColumnGroupingModel,
} from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

function GroupTitle({ headerName, fields }: GridColumnGroupHeaderParams) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Public fontSize="small" />
      {headerName} ({fields.length})
    </Box>
  );
}

const rows = makeOrders(60);
const groups: GridColumnGroupingModel = [
  {
    groupId: 'customer',
    headerName: 'Customer',
    headerAlign: 'center',
    headerClassName: 'customer-group',
    renderHeaderGroup: (params) => <GroupTitle {...params} />,
    children: [{ field: 'customer' }, { field: 'country' }],
  },
];

export default function ColumnGroupHeader() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        columnGroupingModel={groups}
        hideFooter
        sx={{ '& .customer-group': { bgcolor: 'action.selected' } }}
      />
    </div>
  );
}
