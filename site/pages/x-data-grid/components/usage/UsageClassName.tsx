import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Tooltip from '@mui/material/Tooltip';
import {
  ColumnsPanelTrigger,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(200);

function ClassToolbar() {
  return (
    <Toolbar aria-label="Orders" className="orders-toolbar">
      <Tooltip title="Columns">
        <ColumnsPanelTrigger
          className={(state) => (state.open ? 'is-open' : '')}
          render={<ToolbarButton />}
        >
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title="Filters">
        <FilterPanelTrigger
          className={(state) =>
            state.open || state.filterCount > 0 ? 'is-open' : ''
          }
          render={<ToolbarButton />}
        >
          <FilterListIcon fontSize="small" />
        </FilterPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

export default function UsageClassName() {
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
        slots={{ toolbar: ClassToolbar }}
        showToolbar
        sx={{
          '& .orders-toolbar': {
            justifyContent: 'start',
            bgcolor: 'action.hover',
          },
          '& .is-open': { color: 'primary.main', bgcolor: 'action.selected' },
        }}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
