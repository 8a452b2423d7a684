import { useState } from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowId, GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';
import OrderFacts from './OrderFacts';

const rows = makeOrders(100);
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderFacts order={row} />
);
const getDetailPanelHeight = () => 96;

export default function SingleDetailPanel() {
  const [expanded, setExpanded] = useState<Set<GridRowId>>(() => new Set([2]));

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, one open at a time"
        rows={rows}
        columns={orderColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        detailPanelExpandedRowIds={expanded}
        onDetailPanelExpandedRowIdsChange={(ids) =>
          setExpanded(new Set([...ids].slice(-1)))
        }
        hideFooter
      />
    </div>
  );
}
