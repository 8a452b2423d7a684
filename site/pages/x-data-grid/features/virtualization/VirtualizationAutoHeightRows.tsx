import type { GridColDef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { makeEmployees } from '../../../../families/x-data-grid/data/staff';
import type { Employee } from '../../../../families/x-data-grid/data/staff';

const rows = makeEmployees(80);
const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  {
    field: 'path',
    headerName: 'Reports to',
    width: 220,
    valueFormatter: (value: string[]) => value.slice(0, -1).join(', '),
  },
  { field: 'title', headerName: 'Title', width: 200 },
  { field: 'email', headerName: 'Email', width: 260 },
];

const getRowHeight = () => 'auto' as const;

export default function VirtualizationAutoHeightRows() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        virtualizeColumnsWithAutoRowHeight
        sx={{ '& .MuiDataGrid-cell': { paddingBlock: 1 } }}
        hideFooter
      />
    </div>
  );
}
