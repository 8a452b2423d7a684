import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import {
  createTreeServer,
  staffColumns,
} from '../../../../families/x-data-grid/data/treeServer';

const source = createTreeServer();

export default function ServerTreeExpansion() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Employees by manager"
        columns={staffColumns}
        dataSource={source}
        treeData
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ headerName: 'Name', width: 240 }}
        density="compact"
      />
    </div>
  );
}
