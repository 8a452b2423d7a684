import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/staff';
import type { Employee } from '../../../../families/x-data-grid/data/staff';

const employees = makeEmployees(180);
const managers = employees.filter((one) =>
  employees.some((other) => other.managerId === one.id),
);

const reportColumns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Employee>) => (
  <DataGridPro
    aria-label={`Team of ${row.name}`}
    density="compact"
    rows={employees.filter((one) => one.managerId === row.id)}
    columns={reportColumns}
    hideFooter
    sx={{ mx: 3, my: 2, height: 210, maxWidth: 560 }}
  />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelNestedGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Managers"
        rows={managers}
        columns={employeeColumns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        hideFooter
      />
    </div>
  );
}
