import Event from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  formatDay,
  makeOrders,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 150,
    valueFormatter: formatDay,
    renderHeader: ({ colDef }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Event fontSize="small" />
        {colDef.headerName}
      </Box>
    ),
  },
];

export default function ColumnHeaderRender() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
