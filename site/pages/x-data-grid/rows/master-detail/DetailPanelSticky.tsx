import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  gridDimensionsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridRowParams } from '@mui/x-data-grid-pro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import type { Trade } from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(50);
const columns = tradeColumns.map((column) => ({ ...column, width: 180 }));

function Details({ trade }: { trade: Trade }) {
  const apiRef = useGridApiContext();
  const { viewportInnerSize } = useGridSelector(apiRef, gridDimensionsSelector);
  return (
    <Box
      sx={{
        position: 'sticky',
        insetInlineStart: 0,
        width: viewportInnerSize.width,
        boxSizing: 'border-box',
        px: 3,
        py: 2,
      }}
    >
      {trade.trader} {trade.side === 'Buy' ? 'bought' : 'sold'}{' '}
      {trade.quantity.toLocaleString('en-US')} {trade.unit} of{' '}
      {trade.commodity.toLowerCase()}.
    </Box>
  );
}

const getDetailPanelContent = ({ row }: GridRowParams<Trade>) => (
  <Details trade={row} />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelSticky() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Trades with details that stay in view"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        hideFooter
        sx={{ '& .MuiDataGrid-detailPanel': { overflow: 'visible' } }}
      />
    </div>
  );
}
