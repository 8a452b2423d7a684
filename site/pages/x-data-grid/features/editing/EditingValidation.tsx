import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    editable: true,
    preProcessEditCellProps: ({
      props,
    }: GridPreProcessEditCellProps<number>) => ({
      ...props,
      error: !props.value || props.value < 1 || props.value > 20,
    }),
  },
];

export default function EditingValidation() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Quantities from 1 to 20"
        rows={rows}
        columns={columns}
        sx={{
          '& .MuiDataGrid-cell--editing:has(.Mui-error)': {
            outline: '2px solid',
            outlineColor: 'error.main',
            outlineOffset: -2,
          },
        }}
        hideFooter
      />
    </div>
  );
}
