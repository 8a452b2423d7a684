import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { GridColDef, GridFilterInputValueProps } from '@mui/x-data-grid';
import { getGridStringOperators } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { countries } from '../../../../families/x-data-grid/data/people';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function CountryInput({
  item,
  applyValue,
  focusElementRef,
}: GridFilterInputValueProps) {
  return (
    <Autocomplete
      options={countries}
      size="small"
      value={(item.value as Order['country'] | undefined) ?? null}
      onChange={(_, value) => applyValue({ ...item, value })}
      renderInput={(params) => (
        <TextField {...params} inputRef={focusElementRef} label="Country" />
      )}
    />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'country',
    headerName: 'Country',
    width: 130,
    filterOperators: getGridStringOperators()
      .filter(({ value }) => value === 'equals')
      .map((operator) => ({ ...operator, InputComponent: CountryInput })),
  },
];

export default function FilterAutocomplete() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Orders"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'country', operator: 'equals', value: 'Japan' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
