import * as React from 'react';
import type { GridFilterModel } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const employees = makeEmployees(60);
const columns = employeeColumns
  .filter(({ field }) => ['name', 'title', 'department'].includes(field))
  .map((column) => ({ ...column, filterable: column.field === 'department' }));

/** Stands in for `fetch('/employees?department=Design')`. */
function fetchEmployees({ items }: GridFilterModel): Promise<Employee[]> {
  const department = items[0]?.value as string | undefined;
  const found = employees.filter(
    (one) => !department || one.department === department,
  );
  return new Promise((resolve) => setTimeout(() => resolve(found), 500));
}

export default function ServerFilterMode() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'department', operator: 'is', value: 'Design' }],
  });
  const [answer, setAnswer] = React.useState<{
    to: GridFilterModel;
    rows: Employee[];
  }>();

  React.useEffect(() => {
    let active = true;
    void fetchEmployees(filterModel).then((rows) => {
      if (active) {
        setAnswer({ to: filterModel, rows });
      }
    });
    return () => {
      active = false;
    };
  }, [filterModel]);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Employees"
        rows={answer?.rows ?? []}
        columns={columns}
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        loading={answer?.to !== filterModel}
        slotProps={{ toolbar: { showQuickFilter: false } }}
        hideFooter
      />
    </div>
  );
}
