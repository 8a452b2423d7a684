import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridCellEditStartReasons } from '@mui/x-data-grid';
import type { GridEventListener } from '@mui/x-data-grid';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import { editableColumns } from './columns';

const rows = makeOrders(100);

const onCellEditStart: GridEventListener<'cellEditStart'> = (params, event) => {
  if (params.reason === GridCellEditStartReasons.cellDoubleClick) {
    event.defaultMuiPrevented = true;
  }
};

export default function EditNoDoubleClick() {
  return (
    <div style={{ height: 250, width: '100%' }}>
      <DataGrid
        aria-label="Orders, edited by keyboard only"
        rows={rows}
        columns={editableColumns}
        onCellEditStart={onCellEditStart}
        hideFooter
      />
    </div>
  );
}
