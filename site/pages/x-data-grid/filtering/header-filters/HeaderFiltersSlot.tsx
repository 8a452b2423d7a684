import OutlinedInput from '@mui/material/OutlinedInput';
import {
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import type { GridHeaderFilterCellProps } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);
const columns = employeeColumns.filter(({ field }) =>
  ['name', 'title', 'country'].includes(field),
);

function ContainsCell({
  colDef,
  colIndex,
  height,
  item,
  style,
  width,
}: GridHeaderFilterCellProps) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const value = items.find(({ field }) => field === colDef.field)?.value as
    string | undefined;
  const label = `Filter by ${colDef.headerName}`;
  return (
    <div
      role="columnheader"
      aria-colindex={colIndex + 1}
      aria-label={label}
      style={{ ...style, width, height, padding: 8, boxSizing: 'border-box' }}
    >
      <OutlinedInput
        fullWidth
        size="small"
        placeholder={colDef.headerName}
        value={value ?? ''}
        inputProps={{ 'aria-label': label }}
        onChange={(event) =>
          apiRef.current.upsertFilterItem({
            ...item,
            operator: 'contains',
            value: event.target.value,
          })
        }
      />
    </div>
  );
}

export default function HeaderFiltersSlot() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        headerFilters
        slots={{ headerFilterCell: ContainsCell }}
        hideFooter
      />
    </div>
  );
}
