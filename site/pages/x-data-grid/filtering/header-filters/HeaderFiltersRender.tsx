import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridRenderHeaderFilterProps,
} from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function StatusFilter({
  colDef: { field },
  item,
}: GridRenderHeaderFilterProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const value = items.find((one) => one.field === field)?.value as
    string | undefined;
  return (
    <TextField
      select
      fullWidth
      size="small"
      label="Status"
      value={value ?? ''}
      onChange={(event) =>
        event.target.value === ''
          ? apiRef.current.deleteFilterItem(item)
          : apiRef.current.upsertFilterItem({
              ...item,
              operator: 'is',
              value: event.target.value,
            })
      }
    >
      <MenuItem value="">Any</MenuItem>
      {orderStatuses.map((status) => (
        <MenuItem key={status} value={status}>
          {status}
        </MenuItem>
      ))}
    </TextField>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 130 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...orderStatuses],
    width: 160,
    renderHeaderFilter: (params) => <StatusFilter {...params} />,
  },
];

export default function HeaderFiltersRender() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        headerFilters
        hideFooter
      />
    </div>
  );
}
