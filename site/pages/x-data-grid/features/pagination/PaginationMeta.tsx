import { useState } from 'react';
import Button from '@mui/material/Button';
import { useGridApiRef } from '@mui/x-data-grid';
import type { GridPaginationModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const orders = makeOrders(200);

export default function PaginationMeta() {
  const apiRef = useGridApiRef();
  const [{ page, pageSize }, setModel] = useState<GridPaginationModel>({
    page: 0,
    pageSize: 10,
  });
  const [meta, setMeta] = useState('unknown');
  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() =>
          apiRef.current?.setPaginationMeta({ hasNextPage: false })
        }
      >
        Report no next page
      </Button>
      <div style={{ height: 280 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={orders.slice(page * pageSize, (page + 1) * pageSize)}
          columns={orderColumns}
          paginationMode="server"
          rowCount={-1}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={setModel}
          onPaginationMetaChange={({ hasNextPage }) =>
            setMeta(hasNextPage ? 'there is a next page' : 'no next page')
          }
          pageSizeOptions={[10]}
          density="compact"
        />
      </div>
      <code role="status">Meta: {meta}</code>
    </div>
  );
}
