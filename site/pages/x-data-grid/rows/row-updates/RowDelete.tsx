import { useMemo, useState } from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const orders = makeOrders(60);

export default function RowDelete() {
  const [rows, setRows] = useState(orders);

  const columns = useMemo<GridColDef<Order>[]>(() => {
    const remove = (id: GridRowId) =>
      setRows((all) => all.filter((row) => row.id !== id));
    return [
      ...orderColumns.slice(0, 4),
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label={`Delete ${params.row.number}`}
              onClick={() => remove(params.id)}
            />
          </GridActionsCell>
        ),
      },
    ];
  }, []);

  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Orders to delete"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
