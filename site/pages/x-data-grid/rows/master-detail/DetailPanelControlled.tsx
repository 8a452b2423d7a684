import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridRowId, GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';
import OrderFacts from './OrderFacts';

const rows = makeOrders(50);
const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderFacts order={row} />
);
const getDetailPanelHeight = () => 96;

export default function DetailPanelControlled() {
  const [expanded, setExpanded] = useState<Set<GridRowId>>(() => new Set([1]));

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" role="status">
          {expanded.size === 0
            ? 'Nothing expanded'
            : `Expanded: ${[...expanded].join(', ')}`}
        </Typography>
        <Button
          disabled={expanded.size === 0}
          onClick={() => setExpanded(new Set())}
        >
          Collapse all
        </Button>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          aria-label="Orders with controlled details"
          rows={rows}
          columns={orderColumns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          detailPanelExpandedRowIds={expanded}
          onDetailPanelExpandedRowIdsChange={setExpanded}
          hideFooter
        />
      </div>
    </Stack>
  );
}
