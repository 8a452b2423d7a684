import DeleteIcon from '@mui/icons-material/Delete';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  Toolbar,
  ToolbarButton,
  gridRowSelectionCountSelector,
  gridRowSelectionIdsSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

function SelectionToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);

  const deleteSelected = () => {
    // In DataGrid, one call of updateRows takes one row.
    gridRowSelectionIdsSelector(apiRef).forEach((_, id) => {
      apiRef.current.updateRows([{ id, _action: 'delete' }]);
    });
  };

  return (
    <Toolbar aria-label="Selected orders">
      <Typography sx={{ flex: 1, px: 1 }} role="status">
        {count === 0 ? 'Select orders to delete them' : `${count} selected`}
      </Typography>
      <Tooltip title="Delete">
        <span>
          <ToolbarButton
            disabled={count === 0}
            aria-label="Delete"
            onClick={deleteSelected}
          >
            <DeleteIcon fontSize="small" />
          </ToolbarButton>
        </span>
      </Tooltip>
    </Toolbar>
  );
}

export default function ToolbarActions() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: SelectionToolbar }}
        showToolbar
        checkboxSelection
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
