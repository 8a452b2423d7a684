import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import type { DataGridProProps } from '@mui/x-data-grid-pro';
import {
  createTreeServer,
  staffColumns,
} from '../../../../families/x-data-grid/data/treeServer';
import type { Employee } from '../../../../families/x-data-grid/data/treeServer';

const source = createTreeServer();
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
        columns={staffColumns}
        dataSource={source}
        treeData
        groupingColDef={groupingColDef}
        density="compact"
      />
    </div>
  );
}
