import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';

interface Payment {
  id: number;
  payee: string;
  paid: boolean;
  reference: string;
}

const rows: Payment[] = [
  { id: 1, payee: 'City power', paid: true, reference: 'CP-4471' },
  { id: 2, payee: 'Office rent', paid: false, reference: '' },
  { id: 3, payee: 'Insurance', paid: false, reference: '' },
];

const columns: GridColDef<Payment>[] = [
  { field: 'payee', headerName: 'Payee', flex: 1, minWidth: 110 },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 80,
    editable: true,
  },
  {
    field: 'reference',
    headerName: 'Reference',
    width: 150,
    editable: true,
    preProcessEditCellProps: ({
      props,
      otherFieldsProps,
    }: GridPreProcessEditCellProps<unknown, Payment>) => ({
      ...props,
      error: Boolean(otherFieldsProps?.paid?.value) && !props.value,
    }),
  },
];

export default function EditConditionalValidation() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid
        aria-label="Payments"
        rows={rows}
        columns={columns}
        editMode="row"
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
