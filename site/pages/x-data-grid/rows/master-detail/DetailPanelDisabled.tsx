import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';
import OrderFacts from './OrderFacts';

const rows = makeOrders(50);

// Orders that have not left the warehouse have nothing to show.
const getDetailPanelContent = ({ row }: GridRowParams<Order>) =>
  row.shippedOn ? <OrderFacts order={row} /> : null;
const getDetailPanelHeight = () => 96;

export default function DetailPanelDisabled() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, details of shipped ones"
        rows={rows}
        columns={orderColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
