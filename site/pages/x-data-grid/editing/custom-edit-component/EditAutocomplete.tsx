import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);
const products = [...new Set(rows.map(({ product }) => product))].sort();

function ProductEditor({
  id,
  field,
  value,
}: GridRenderEditCellParams<Order, string>) {
  const apiRef = useGridApiContext();

  return (
    <Autocomplete
      openOnFocus
      disableClearable
      fullWidth
      options={products}
      value={value}
      onChange={(_, newValue) => {
        void apiRef.current.setEditCellValue({ id, field, value: newValue });
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          variant="standard"
          slotProps={{
            htmlInput: { ...params.inputProps, 'aria-label': 'Product' },
          }}
          sx={{ px: 1, alignSelf: 'center' }}
        />
      )}
    />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 180,
    editable: true,
    renderEditCell: (params) => <ProductEditor {...params} />,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
];

export default function EditAutocomplete() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, product by search"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
