import Mail from '@mui/icons-material/Mail';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(60);
const columns: GridColDef<Employee>[] = [
  ...employeeColumns,
  {
    field: 'actions',
    type: 'actions',
    width: 60,
    renderCell: (params) => (
      <GridActionsCell {...params}>
        <GridActionsCellItem
          icon={<Mail />}
          label={`Write to ${params.row.name}`}
        />
      </GridActionsCell>
    ),
  },
];

export default function ColumnPinningActions() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        initialState={{ pinnedColumns: { right: ['actions'] } }}
        hideFooter
      />
    </div>
  );
}
