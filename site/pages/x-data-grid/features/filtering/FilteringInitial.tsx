import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);
const columns = employeeColumns.filter(({ field }) =>
  ['name', 'department', 'salary'].includes(field),
);

export default function FilteringInitial() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees in design"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'department', operator: 'is', value: 'Design' }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
