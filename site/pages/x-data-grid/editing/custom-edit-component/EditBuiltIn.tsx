import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { GridEditInputCell, GridEditSingleSelectCell } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import {
  departments,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: [...departments],
    width: 140,
    editable: true,
    renderEditCell: (params) => (
      <GridEditSingleSelectCell {...params} initialOpen={false} />
    ),
  },
  {
    field: 'title',
    headerName: 'Title',
    width: 190,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        debounceMs={0}
        slotProps={{ root: { slotProps: { htmlInput: { maxLength: 30 } } } }}
      />
    ),
  },
];

export default function EditBuiltIn() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
