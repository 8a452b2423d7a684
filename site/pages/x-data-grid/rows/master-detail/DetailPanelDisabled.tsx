import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import OrderFacts from './OrderFacts';

const rows = makeOrders(50);

// Open orders have nothing to show.
const getDetailPanelContent = ({ row }: GridRowParams<Order>) =>
  row.status === 'Open' ? null : <OrderFacts order={row} />;
const getDetailPanelHeight = () => 96;

export default function DetailPanelDisabled() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, no details of open ones"
        rows={rows}
        columns={orderColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        hideFooter
      />
    </div>
  );
}
