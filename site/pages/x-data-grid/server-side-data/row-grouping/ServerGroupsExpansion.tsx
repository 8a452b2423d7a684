import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  employeeColumns,
  makeEmployees,
} from '../../../../families/x-data-grid/data/employees';
import { createGroupServer } from '../../../../families/x-data-grid/data/groupServer';

const source = createGroupServer(makeEmployees(60));
const columns = employeeColumns.filter(({ field }) =>
  ['department', 'name', 'title'].includes(field),
);

export default function ServerGroupsExpansion() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees by department"
        columns={columns}
        dataSource={source}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Design'}
        initialState={{
          rowGrouping: { model: ['department'] },
          columns: { columnVisibilityModel: { department: false } },
        }}
        density="compact"
      />
    </div>
  );
}
