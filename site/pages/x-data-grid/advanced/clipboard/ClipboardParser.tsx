import type { GridColDef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  formatSalary,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import type { Employee } from '../../../../families/x-data-grid/data/employees';

const rows = makeEmployees(30);
const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 140,
    editable: true,
    valueFormatter: formatSalary,
    pastedValueParser: (text: string) => {
      const amount = Number(text.replace(/[^0-9.]/g, ''));
      return amount > 0 ? amount : undefined;
    },
  },
];

export default function ClipboardParser() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPremium
        aria-label="Salaries"
        rows={rows}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        splitClipboardPastedText={(text) =>
          text.split('\n').map((line) => line.split(';'))
        }
        density="compact"
        hideFooter
      />
    </div>
  );
}
