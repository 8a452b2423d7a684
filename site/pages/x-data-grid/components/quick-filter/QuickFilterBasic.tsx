import TextField from '@mui/material/TextField';
import { QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function SearchToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <QuickFilter expanded>
        <QuickFilterControl
          render={({ ref, slotProps, ...props }) => (
            <TextField
              {...props}
              inputRef={ref}
              size="small"
              placeholder="Search orders"
              slotProps={{
                htmlInput: {
                  ...slotProps?.htmlInput,
                  'aria-label': 'Search orders',
                },
              }}
            />
          )}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function QuickFilterBasic() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: SearchToolbar }}
        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
