import Chip from '@mui/material/Chip';
import {
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

const rows = makeOrders(200);

function StatusToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridFilterModelSelector);
  const current =
    model.items.find((item) => item.field === 'status')?.value ?? 'All';

  return (
    <Toolbar
      aria-label="Orders by status"
      style={{
        flex: 'none',
        flexWrap: 'wrap',
        justifyContent: 'start',
        gap: 8,
      }}
    >
      {['All', ...orderStatuses].map((status) => (
        <ToolbarButton
          key={status}
          aria-pressed={current === status}
          onClick={() => {
            const items =
              status === 'All'
                ? []
                : [{ field: 'status', operator: 'is', value: status }];
            apiRef.current.setFilterModel({ ...model, items });
          }}
          render={
            <Chip
              label={status}
              variant={current === status ? 'filled' : 'outlined'}
            />
          }
        />
      ))}
    </Toolbar>
  );
}

export default function ToolbarFilterPresets() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: StatusToolbar }}
        showToolbar
        aria-label="Orders"
      />
    </div>
  );
}
