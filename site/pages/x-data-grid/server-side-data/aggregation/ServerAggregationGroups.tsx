import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import { createGroupServer } from '../../../../families/x-data-grid/data/groupServer';

const columns = employeeColumns.filter(({ field }) =>
  ['department', 'name', 'salary'].includes(field),
);
const source = createGroupServer(makeEmployees(120));

const aggregationFunctions = { avg: {}, sum: {} };

export default function ServerAggregationGroups() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Salaries by department"
        columns={columns}
        dataSource={source}
        aggregationFunctions={aggregationFunctions}
        initialState={{
          rowGrouping: { model: ['department'] },
          aggregation: { model: { salary: 'avg' } },
          columns: { columnVisibilityModel: { department: false } },
        }}
        density="compact"
      />
    </div>
  );
}
