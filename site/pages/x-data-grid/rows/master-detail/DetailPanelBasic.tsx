import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import OrderFacts from './OrderFacts';

const rows = makeOrders(200);

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderFacts order={row} />
);
const getDetailPanelHeight = () => 96;

export default function DetailPanelBasic() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with details"
        rows={rows}
        columns={orderColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([2]) } }}
        hideFooter
      />
    </div>
  );
}
