import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createSource } from '../../../../families/x-data-grid/data/source';

// This server does not count its rows.
const source = createSource(makeTrades(200), {
  columns: tradeColumns,
  countRows: false,
});

export default function LazyInfinite() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Trades"
        columns={tradeColumns}
        dataSource={source}
        lazyLoading
        initialState={{
          pagination: { paginationModel: { pageSize: 25 }, rowCount: -1 },
        }}
        scrollEndThreshold={200}
        density="compact"
        hideFooterRowCount
      />
    </div>
  );
}
