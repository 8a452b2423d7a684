import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

function OrderToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <FilterPanelTrigger
        render={
          <ToolbarButton
            render={<Button size="small" startIcon={<FilterListIcon />} />}
          />
        }
      >
        Status
      </FilterPanelTrigger>
    </Toolbar>
  );
}

function StatusPanel() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const status: string = model.items[0]?.value ?? '';
  return (
    <Stack spacing={2} sx={{ p: 2, width: 220 }}>
      <TextField
        select
        label="Status"
        size="small"
        value={status}
        onChange={({ target }) =>
          apiRef.current.setFilterModel({
            ...model,
            items: [{ field: 'status', operator: 'is', value: target.value }],
          })
        }
      >
        {orderStatuses.map((value) => (
          <MenuItem key={value} value={value}>
            {value}
          </MenuItem>
        ))}
      </TextField>
      <Button
        onClick={() => apiRef.current.setFilterModel({ ...model, items: [] })}
      >
        Reset
      </Button>
    </Stack>
  );
}

export default function FilterPanelCustom() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: OrderToolbar, filterPanel: StatusPanel }}

        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
