import * as React from 'react';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const orders = makeOrders(230);

/** Stands in for `fetch('/orders?page=0&size=10')`. */
function fetchPage({ page, pageSize }: GridPaginationModel) {
  const rows = orders.slice(page * pageSize, (page + 1) * pageSize);
  return new Promise<{ rows: Order[]; total: number }>((resolve) =>
    setTimeout(() => resolve({ rows, total: orders.length }), 500),
  );
}

export default function PaginationServer() {
  const [paginationModel, setPaginationModel] = React.useState({
    page: 0,
    pageSize: 10,
  });
  const [answer, setAnswer] = React.useState<{
    to?: GridPaginationModel;
    rows: Order[];
    total: number;
  }>({ rows: [], total: 0 });

  React.useEffect(() => {
    let active = true;
    void fetchPage(paginationModel).then(({ rows, total }) => {
      if (active) {
        setAnswer({ to: paginationModel, rows, total });
      }
    });
    return () => {
      active = false;
    };
  }, [paginationModel]);

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={answer.rows}
        columns={orderColumns}
        paginationMode="server"
        rowCount={answer.total}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        loading={answer.to !== paginationModel}
        pageSizeOptions={[10, 25]}
        density="compact"
      />
    </div>
  );
}
