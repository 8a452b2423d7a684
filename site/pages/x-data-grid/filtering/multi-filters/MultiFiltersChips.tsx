import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  FilterPanelTrigger,
  Toolbar,
  gridColumnLookupSelector,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function FilterChips() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const columns = useGridSelector(apiRef, gridColumnLookupSelector);
  return (
    <Toolbar>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flex: 1, flexWrap: 'wrap', gap: 1, py: 1 }}
      >
        {items.map((item) => (
          <Chip
            key={item.id}
            size="small"
            label={[
              columns[item.field]?.headerName,
              item.operator,
              item.value,
            ].join(' ')}
            onDelete={() => apiRef.current.deleteFilterItem(item)}
          />
        ))}
      </Stack>
      <FilterPanelTrigger size="small">Filters</FilterPanelTrigger>
    </Toolbar>
  );
}

export default function MultiFiltersChips() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPro
        showToolbar
        aria-label="Orders"
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: FilterChips }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                {
                  id: 1,
                  field: 'product',
                  operator: 'contains',
                  value: 'desk',
                },
                { id: 2, field: 'quantity', operator: '>=', value: 5 },
                { id: 3, field: 'status', operator: 'is', value: 'Open' },
              ],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
