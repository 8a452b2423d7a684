import { useEffect, useRef } from 'react';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GRID_DATE_COL_DEF, useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridColTypeDef,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  formatDay,
  makeOrders,
} from '../../../../families/x-data-grid/data/orders';

function DateEditCell(props: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, colDef } = props;
  const apiRef = useGridApiContext();
  const inputRef = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasFocus) inputRef.current?.focus();
  }, [hasFocus]);

  return (
    <DatePicker
      value={value ? dayjs(value as Date) : null}
      onChange={(day: Dayjs | null) =>
        apiRef.current.setEditCellValue({
          id,
          field,
          value: day?.toDate() ?? null,
        })
      }
      inputRef={inputRef}
      slotProps={{
        textField: {
          variant: 'standard',
          fullWidth: true,
          sx: { px: 1, justifyContent: 'center' },
          InputProps: { 'aria-label': colDef.headerName },
        },
      }}
    />
  );
}

const dateColumn: GridColTypeDef<Date, string> = {
  ...GRID_DATE_COL_DEF,
  width: 200,
  resizable: false,
  valueFormatter: formatDay,
  renderEditCell: (params) => <DateEditCell {...params} />,
};

const rows = makeOrders(40);
const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { ...dateColumn, field: 'orderedOn', headerName: 'Ordered', editable: true },
];

export default function DatePickerColumn() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 300, width: '100%' }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </LocalizationProvider>
  );
}
