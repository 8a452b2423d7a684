import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridDataSource } from '@mui/x-data-grid-pro';
import {
  makeTrades,
  tradeColumns,
} from '../../../../families/x-data-grid/data/commodities';

const trades = makeTrades(10_000);

const dataSource: GridDataSource = {
  getRows: async ({ start, end }) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    return {
      rows: trades.slice(Number(start), end + 1),
      rowCount: trades.length,
    };
  },
};

const columns = tradeColumns.map((column) => ({
  ...column,
  sortable: false,
  filterable: false,
}));

export default function RowsLazy() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Trades, loaded where they are seen"
        columns={columns}
        dataSource={dataSource}
        lazyLoading
        initialState={{
          pagination: { paginationModel: { page: 0, pageSize: 50 } },
        }}
        hideFooter
      />
    </div>
  );
}
