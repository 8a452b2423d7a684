import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/staff';
import { createSource } from '../../../../families/x-data-grid/data/source';

const columns = employeeColumns.filter(({ field }) =>
  ['title', 'salary'].includes(field),
);
const source = createSource(makeEmployees(120), {
  columns: employeeColumns,
  getTreeDataPath: (row) => row.path,
});

const aggregationFunctions = { sum: {}, max: {} };

export default function ServerAggregationTree() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Salaries by manager"
        columns={columns}
        dataSource={source}
        treeData
        groupingColDef={{ headerName: 'Name', width: 240 }}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { salary: 'max' } } }}
        density="compact"
      />
    </div>
  );
}
