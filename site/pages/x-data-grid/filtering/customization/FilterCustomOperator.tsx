import Rating from '@mui/material/Rating';
import type {
  GridColDef,
  GridFilterInputValueProps,
  GridFilterOperator,
} from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

function RatingInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Rating
      name="lowest-rating"
      value={Number(item.value ?? 0)}
      onChange={(_, value) => applyValue({ ...item, value })}
      sx={{ mt: 2 }}
    />
  );
}

const atLeast: GridFilterOperator<Employee, number> = {
  value: 'atLeast',
  label: 'at least',
  getApplyFilterFn: (item) => {
    const lowest = Number(item.value ?? 0);
    return lowest === 0 ? null : (value) => value >= lowest;
  },
  InputComponent: RatingInput,
};

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 130 },
  {
    field: 'rating',
    headerName: 'Rating',
    type: 'number',
    width: 140,
    filterOperators: [atLeast],
  },
];

export default function FilterCustomOperator() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        showToolbar
        label="Employees"
        rows={rows}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'rating', operator: 'atLeast', value: 4 }],
            },
          },
        }}
        hideFooter
      />
    </div>
  );
}
