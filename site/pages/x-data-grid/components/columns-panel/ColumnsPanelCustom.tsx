import ViewColumnIcon from '@mui/icons-material/ViewColumn';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Tooltip from '@mui/material/Tooltip';
import {
  ColumnsPanelTrigger,
  Toolbar,
  ToolbarButton,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

function OrderToolbar() {
  return (
    <Toolbar aria-label="Orders">
      <Tooltip title="Columns">
        <ColumnsPanelTrigger render={<ToolbarButton />}>
          <ViewColumnIcon fontSize="small" />
        </ColumnsPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

function PlainColumnsPanel() {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);
  return (
    <FormGroup role="group" aria-label="Columns" sx={{ p: 2, columnGap: 2 }}>
      {columns.map(({ field, headerName, hideable }) => (
        <FormControlLabel
          key={field}
          label={headerName}
          disabled={hideable === false}
          control={
            <Checkbox
              size="small"
              checked={model[field] !== false}
              onChange={(event) =>
                apiRef.current.setColumnVisibility(field, event.target.checked)
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}

export default function ColumnsPanelCustom() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: OrderToolbar, columnsPanel: PlainColumnsPanel }}

        showToolbar
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
