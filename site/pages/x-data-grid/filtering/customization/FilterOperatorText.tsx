import { GridFilterInputValue } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridFilterOperator,
  GridTypeFilterInputValueProps,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

const atLeast: GridFilterOperator<
  Employee,
  number,
  number,
  GridTypeFilterInputValueProps
> = {
  value: 'atLeast',
  label: 'at least, in thousands',
  getApplyFilterFn: ({ value }) => {
    const lowest = Number(value ?? 0) * 1000;
    return lowest === 0 ? null : (salary) => salary >= lowest;
  },
  InputComponent: GridFilterInputValue,
  InputComponentProps: { type: 'number' },
  getValueAsString: (value) => `$${value},000`,
};

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    filterOperators: [atLeast],
  },
];

export default function FilterOperatorText() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Employees"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'salary', operator: 'atLeast', value: '90' }],
            },
          },
        }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
