import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { FilterPanelTrigger, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(80);

function OutlinedToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <FilterPanelTrigger
        render={
          <ToolbarButton
            render={
              <Button
                variant="outlined"
                size="small"
                startIcon={<FilterListIcon />}
              />
            }
          />
        }
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function UsageRenderElement() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: OutlinedToolbar }}
        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
