import { useEffect, useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridRowSelectionModel } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const orders = makeOrders(60);

// Stands in for a request.
function fetchPage(page: number, pageSize: number): Promise<Order[]> {
  return new Promise((resolve) => {
    setTimeout(
      () => resolve(orders.slice(page * pageSize, (page + 1) * pageSize)),
      400,
    );
  });
}

export default function RowSelectionServer() {
  const [paginationModel, setPaginationModel] = useState({
    page: 0,
    pageSize: 5,
  });
  const [answer, setAnswer] = useState<{ page: number; rows: Order[] }>();
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2]),
  });
  const { page, pageSize } = paginationModel;

  useEffect(() => {
    let active = true;
    void fetchPage(page, pageSize).then((rows) => {
      if (active) setAnswer({ page, rows });
    });
    return () => {
      active = false;
    };
  }, [page, pageSize]);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders by page"
        rows={answer?.rows}
        columns={orderColumns}
        loading={answer?.page !== page}
        rowCount={orders.length}
        paginationMode="server"
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        pageSizeOptions={[5]}
        checkboxSelection
        disableRowSelectionExcludeModel
        keepNonExistentRowsSelected
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
      />
    </div>
  );
}
