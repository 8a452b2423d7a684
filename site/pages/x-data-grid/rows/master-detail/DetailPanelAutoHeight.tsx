import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import {
  formatDollars,
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import { orderLines } from './lines';

const rows = makeOrders(200);

function Lines({ order }: { order: Order }) {
  return (
    <Box sx={{ px: 3, py: 1 }}>
      <Table
        size="small"
        aria-label={`Items of ${order.number}`}
        sx={{ maxWidth: 480 }}
      >
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orderLines(order).map((line) => (
            <TableRow key={line.id}>
              <TableCell component="th" scope="row">
                {line.product}
              </TableCell>
              <TableCell align="right">{line.quantity}</TableCell>
              <TableCell align="right">{formatDollars(line.total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <Lines order={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelAutoHeight() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with their items"
        rows={rows}
        columns={orderColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1, 3]) } }}
        hideFooter
      />
    </div>
  );
}
