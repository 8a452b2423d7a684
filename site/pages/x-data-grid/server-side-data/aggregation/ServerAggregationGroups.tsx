import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import { createSource } from '../../../../families/x-data-grid/data/source';

const columns = employeeColumns.filter(({ field }) =>
  ['department', 'name', 'salary'].includes(field),
);
const source = createSource(makeEmployees(120), { columns: employeeColumns });

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
