import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
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

export default function DetailPanelApi() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => apiRef.current?.toggleDetailPanel(1)}>
          Toggle order 1
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.setExpandedDetailPanels(new Set([2, 3]))
          }
        >
          Expand 2 and 3
        </Button>
        <Button
          onClick={() =>
            setAnswer(
              [...(apiRef.current?.getExpandedDetailPanels() ?? [])].join(
                ', ',
              ) || 'none',
            )
          }
        >
          Read
        </Button>
      </Stack>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Orders, details by method"
          rows={rows}
          columns={orderColumns}
          getDetailPanelContent={getDetailPanelContent}
          getDetailPanelHeight={getDetailPanelHeight}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status">
        {answer && `getExpandedDetailPanels(): ${answer}`}
      </Typography>
    </Stack>
  );
}
