import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140, editable: true },
  { field: 'title', headerName: 'Title', width: 200, editable: true },
  { field: 'email', headerName: 'Email', width: 220 },
];

// Editing still starts with Enter, F2, or by typing.
const keepClosed: GridEventListener<'cellDoubleClick'> = (_params, event) => {
  event.defaultMuiPrevented = true;
};

export default function EventPreventDefault() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        onCellDoubleClick={keepClosed}
        hideFooter
      />
    </div>
  );
}
