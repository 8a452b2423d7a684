import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const rows = makeTrades(40);

export default function GridDensityHeights() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Trades"
        rows={rows}
        columns={tradeColumns}
        density="compact"
        rowHeight={40}
        columnHeaderHeight={48}
        hideFooter
      />
    </div>
  );
}
