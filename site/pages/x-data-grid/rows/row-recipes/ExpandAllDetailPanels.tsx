import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { gridDataRowIdsSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
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

export default function ExpandAllDetailPanels() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          onClick={() =>
            apiRef.current?.setExpandedDetailPanels(
              new Set(gridDataRowIdsSelector(apiRef)),
            )
          }
        >
          Expand all
        </Button>
        <Button
          onClick={() => apiRef.current?.setExpandedDetailPanels(new Set())}
        >
          Collapse all
        </Button>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders, all open or closed"
          rows={rows}
          columns={orderColumns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          hideFooter
        />
      </div>
    </Stack>
  );
}
