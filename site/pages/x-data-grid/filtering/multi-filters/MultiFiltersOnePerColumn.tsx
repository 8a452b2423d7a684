import type {
  FilterColumnsArgs,
  GetColumnForNewFilterArgs,
} from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

/** The columns without a filter, and that of the form itself. */
function filterColumns({ field, columns, currentFilters }: FilterColumnsArgs) {
  const taken = currentFilters.map((item) => item.field);
  return columns
    .map((column) => column.field)
    .filter((one) => one === field || !taken.includes(one));
}

/** The first column without a filter; with null, no filter can be added. */
function getColumnForNewFilter({
  columns,
  currentFilters,
}: GetColumnForNewFilterArgs) {
  const taken = currentFilters.map((item) => item.field);
  const free = columns.find(
    (column) => column.filterable !== false && !taken.includes(column.field),
  );
  return free?.field ?? null;
}

export default function MultiFiltersOnePerColumn() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        showToolbar
        label="Employees"
        rows={rows}
        columns={employeeColumns}
        slotProps={{
          filterPanel: {
            filterFormProps: { filterColumns },
            getColumnForNewFilter,
          },
        }}
        hideFooter
      />
    </div>
  );
}
