import { employeeColumns } from '../../../../families/x-data-grid/data/employees';

/** Name, department, salary and whether somebody works from home; all of them editable. */
export const editableEmployeeColumns = employeeColumns
  .filter(({ field }) =>
    ['name', 'department', 'salary', 'remote'].includes(field),
  )
  .map((column) => ({ ...column, editable: true }));
