import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/staff';
import { createSource } from '../../../../families/x-data-grid/data/source';

const columns = employeeColumns.filter(({ field }) =>
  ['title', 'country'].includes(field),
);

const source = createSource(makeEmployees(120), {
  columns: employeeColumns,
  getTreeDataPath: (row) => row.path,
});

export default function ServerTreeExpanded() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Employees by manager"
        columns={columns}
        dataSource={source}
        treeData
        isGroupExpandedByDefault={({ groupingKey }) =>
          String(groupingKey).endsWith('(2)')
        }
        groupingColDef={{ headerName: 'Name', width: 240 }}
        density="compact"
      />
    </div>
  );
}
