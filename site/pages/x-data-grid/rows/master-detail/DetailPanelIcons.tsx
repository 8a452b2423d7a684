import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import OrderFacts from './OrderFacts';

const rows = makeOrders(50);
const slots = {
  detailPanelExpandIcon: () => <ExpandMore fontSize="small" />,
  detailPanelCollapseIcon: () => <ExpandLess fontSize="small" />,
};
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderFacts order={row} />
);
const getDetailPanelHeight = () => 96;

export default function DetailPanelIcons() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with other icons"
        rows={rows}
        columns={orderColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        slots={slots}
        hideFooter
      />
    </div>
  );
}
