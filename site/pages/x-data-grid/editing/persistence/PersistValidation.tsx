import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { makeEmployees } from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(100);

// Stands in for a request: is the address still free?
function isFree(email: string, id: number): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(
      () => resolve(rows.every((row) => row.email !== email || row.id === id)),
      400,
    );
  });
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 170 },
  {
    field: 'email',
    headerName: 'Email',
    flex: 1,
    minWidth: 220,
    editable: true,
    preProcessEditCellProps: async ({
      id,
      props,
    }: GridPreProcessEditCellProps<string, Employee>) => ({
      ...props,
      error: !(await isFree(props.value ?? '', Number(id))),
    }),
  },
];

export default function PersistValidation() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Email addresses"
        rows={rows}
        columns={columns}
        sx={{
          '& .MuiDataGrid-cell--editing:has(.Mui-error)': {
            outline: '2px solid',
            outlineColor: 'error.main',
            outlineOffset: -2,
          },
        }}
        hideFooter
      />
    </div>
  );
}
