import { useMemo, useState } from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

const orders = makeOrders(60);

export default function RowDeleteUndo() {
  const [deletedIds, setDeletedIds] = useState<number[]>([]);
  const [open, setOpen] = useState(false);

  const rows = useMemo(
    () => orders.filter(({ id }) => !deletedIds.includes(id)),
    [deletedIds],
  );

  const columns = useMemo<GridColDef<Order>[]>(
    () => [
      ...orderColumns.slice(0, 4),
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.number}`}
            onClick={() => {
              setDeletedIds((ids) => [...ids, row.id]);
              setOpen(true);
            }}
          />,
        ],
      },
    ],
    [],
  );

  const undo = () => {
    setDeletedIds((ids) => ids.slice(0, -1));
    setOpen(false);
  };

  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Orders, deletion with undo"
        rows={rows}
        columns={columns}
        hideFooter
      />
      <Snackbar
        key={deletedIds.length}
        open={open}
        autoHideDuration={6000}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message="Order deleted"
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
    </div>
  );
}
