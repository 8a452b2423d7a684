import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { GridColDef, GridRowParams } from '@mui/x-data-grid-pro';
import {
  departments,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';

const employees = makeEmployees(60);
const rows = departments.map((name, index) => {
  const people = employees.filter(({ department }) => department === name);
  return { id: index + 1, name, people, size: people.length };
});

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Department', flex: 1, minWidth: 150 },
  { field: 'size', headerName: 'Employees', type: 'number', width: 120 },
];
const peopleColumns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
];

const getDetailPanelContent = ({
  row,
}: GridRowParams<(typeof rows)[number]>) => (
  <DataGridPro
    aria-label={`Employees in ${row.name}`}
    density="compact"
    rows={row.people}
    columns={peopleColumns}
    hideFooter
    sx={{ mx: 3, my: 2, height: 210, maxWidth: 560 }}
  />
);
const getDetailPanelHeight = () => 'auto' as const;

export default function DetailPanelNestedGrid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Departments"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{ detailPanel: { expandedRowIds: new Set([1]) } }}
        hideFooter
      />
    </div>
  );
}
