import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
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

function TextToolbar() {
  return (
    <Toolbar aria-label="Orders" style={{ justifyContent: 'start', gap: 8 }}>
      <ColumnsPanelTrigger
        render={
          <ToolbarButton
            render={<Button size="small" startIcon={<ViewColumnIcon />} />}
          />
        }
      >
        Columns
      </ColumnsPanelTrigger>
      <FilterPanelTrigger
        render={
          <ToolbarButton
            render={<Button size="small" startIcon={<FilterListIcon />} />}
          />
        }
      >
        Filters
      </FilterPanelTrigger>
    </Toolbar>
  );
}

export default function ToolbarTextButtons() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: TextToolbar }}
        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
