import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridCellEditStopReasons } from '@mui/x-data-grid';
import type { GridEventListener } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

const rows = makeOrders(100);

const onCellEditStop: GridEventListener<'cellEditStop'> = (params, event) => {
  if (params.reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function EditKeepOpen() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Orders, edited until saved"
        rows={rows}
        columns={editableColumns}
        onCellEditStop={onCellEditStop}
        hideFooter
      />
    </div>
  );
}
