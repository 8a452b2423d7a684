import { GRID_TREE_DATA_GROUPING_FIELD } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/staff';
import type { Employee } from '../../../../families/x-data-grid/data/staff';

const rows = makeEmployees(60);
const getTreeDataPath = (row: Employee) => row.path;

export default function TreeDataPinnedColumn() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGridPro
        aria-label="Employees by manager"
        treeData
        getTreeDataPath={getTreeDataPath}
        rows={rows}
        columns={employeeColumns}
        initialState={{
          pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] },
        }}
        groupingColDef={{ headerName: 'Employee', width: 240 }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
