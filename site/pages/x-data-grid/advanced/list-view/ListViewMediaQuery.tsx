import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import type { GridListViewColDef } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

const listViewColumn: GridListViewColDef<Order> = {
  field: 'order',
  renderCell: ({ row }) => (
    <div style={{ lineHeight: 1.6, paddingBlock: 8 }}>
      {row.number}, {row.status}
      <br />
      {row.customer}: {row.quantity} × {row.product}
    </div>
  ),
};

export default function ListViewMediaQuery() {
  const theme = useTheme();
  const isNarrow = useMediaQuery(theme.breakpoints.down('sm'));

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        listView={isNarrow}
        listViewColumn={listViewColumn}
        rowHeight={isNarrow ? 64 : 44}
        hideFooter
      />
    </div>
  );
}
