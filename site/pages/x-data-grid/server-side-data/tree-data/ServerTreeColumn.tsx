import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { DataGridProProps } from '@mui/x-data-grid-pro';
import { createSource } from '../../../../families/x-data-grid/data/source';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/staff';
import type { Employee } from '../../../../families/x-data-grid/data/staff';

const source = createSource(makeEmployees(300), {
  columns: employeeColumns,
  getTreeDataPath: (row) => row.path,
});
const columns = employeeColumns.filter(({ field }) =>
  ['title', 'country'].includes(field),
);
const groupingColDef: DataGridProProps<Employee>['groupingColDef'] = {
  headerName: 'Email',
  width: 280,
  hideDescendantCount: true,
  valueGetter: (_, row) => row.email,
};

export default function ServerTreeColumn() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Emails by manager"
        columns={columns}
        dataSource={source}
        treeData
        groupingColDef={groupingColDef}
        density="compact"
      />
    </div>
  );
}
