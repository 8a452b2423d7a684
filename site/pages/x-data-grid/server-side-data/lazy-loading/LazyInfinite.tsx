import type { GridDataSource } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';
import { createServer } from '../../../../families/x-data-grid/data/server';

const server = createServer(makeTrades(200));

// This server does not count its rows.
const source: GridDataSource = {
  async getRows(params) {
    const { rows } = await server.getRows(params);
    return { rows };
  },
};

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
