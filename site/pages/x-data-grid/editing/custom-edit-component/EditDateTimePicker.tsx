import { useEffect, useRef } from 'react';
import dayjs from 'dayjs';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

function DateTimeEditor({
  id,
  field,
  value,
  hasFocus,
}: GridRenderEditCellParams<Order, Date>) {
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  return (
    <DateTimePicker
      value={value ? dayjs(value) : null}
      onChange={(time) => {
        const date = time?.toDate() ?? null;
        void apiRef.current.setEditCellValue({ id, field, value: date });
      }}
      inputRef={inputRef}
      slotProps={{
        textField: {
          variant: 'standard',
          fullWidth: true,
          sx: { px: 1, justifyContent: 'center' },
          InputProps: { 'aria-label': 'Ordered' },
        },
      }}
    />
  );
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'dateTime',
    width: 240,
    editable: true,
    valueFormatter: (value?: Date) => value?.toLocaleString('en-US'),
    renderEditCell: (params) => <DateTimeEditor {...params} />,
  },
];

export default function EditDateTimePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Orders, time by picker"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </LocalizationProvider>
  );
}
