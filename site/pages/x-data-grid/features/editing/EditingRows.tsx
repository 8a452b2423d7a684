import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { editableEmployeeColumns } from './columns';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

export default function EditingRows() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees, edited by row"
        rows={rows}
        columns={editableEmployeeColumns}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
