import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridColumnLookupSelector,
  gridFilterActiveItemsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(300);

function FilterBar() {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridColumnLookupSelector);
  const items = useGridSelector(apiRef, gridFilterActiveItemsSelector);

  return (
    <Toolbar
      aria-label="Filters"
      style={{
        flex: 'none',
        flexWrap: 'wrap',
        justifyContent: 'start',
        gap: 8,
      }}
    >
      <FilterPanelTrigger
        render={
          <ToolbarButton
            render={<Button size="small" startIcon={<FilterListIcon />} />}
          />
        }
      >
        Add filter
      </FilterPanelTrigger>
      {items.map((item) => {
        const label = `${columns[item.field]?.headerName} ${item.operator} ${item.value ?? ''}`;
        return (
          <ToolbarButton
            key={item.id}
            aria-label={`${label}, press Delete to remove`}
            onClick={() => apiRef.current.showFilterPanel()}
            render={
              <Chip
                label={label}
                onDelete={() => apiRef.current.deleteFilterItem(item)}
              />
            }
          />
        );
      })}
    </Toolbar>
  );
}

export default function ToolbarFilterBar() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={orderColumns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'status', operator: 'is', value: 'Shipped' },
                { id: 2, field: 'quantity', operator: '>=', value: 5 },
              ],
            },
          },
        }}
        slots={{ toolbar: FilterBar }}
        showToolbar
        aria-label="Orders"
      />
    </div>
  );
}
