import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import {
  makeOrders,
  orderStatuses,
} from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

function StatusEditor({
  id,
  field,
  value,
}: GridRenderEditCellParams<Order, string>) {
  const apiRef = useGridApiContext();

  const choose = async (newValue: string) => {
    await apiRef.current.setEditCellValue({ id, field, value: newValue });
    apiRef.current.stopCellEditMode({ id, field });
  };

  return (
    <Select
      autoFocus
      defaultOpen
      fullWidth
      size="small"
      value={value ?? ''}
      inputProps={{ 'aria-label': 'Status' }}
      onChange={(event) => {
        void choose(event.target.value);
      }}
    >
      {orderStatuses.map((status) => (
        <MenuItem key={status} value={status}>
          {status}
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'number', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'status',
    headerName: 'Status',
    width: 150,
    editable: true,
    renderEditCell: (params) => <StatusEditor {...params} />,
  },
];

export default function EditAutoStop() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Orders, status by menu"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
