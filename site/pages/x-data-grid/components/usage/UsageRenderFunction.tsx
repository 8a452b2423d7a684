import Button from '@mui/material/Button';
import { FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function CountingToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <FilterPanelTrigger
        render={(props, state) => (
          <ToolbarButton
            {...props}
            material={undefined}
            render={
              <Button
                size="small"
                variant={state.open ? 'contained' : 'text'}
              />
            }
          >
            {state.filterCount === 0
              ? 'No filters'
              : `${state.filterCount} filter`}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

export default function UsageRenderFunction() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'is', value: 'Open' }],
            },
          },
        }}
        slots={{ toolbar: CountingToolbar }}
        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
