import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(60);

export default function LayoutScrollbar() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Trades with wide scrollbars"
        rows={rows}
        columns={tradeColumns}
        scrollbarSize={24}
        density="compact"
        hideFooter
      />
    </div>
  );
}
