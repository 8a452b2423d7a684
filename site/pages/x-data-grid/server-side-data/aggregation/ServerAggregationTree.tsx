import type { GridColDef, GridDataSource } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import { formatSalary } from '../../../../families/x-data-grid/data/employees';
import {
  createTreeServer,
  staff,
} from '../../../../families/x-data-grid/data/treeServer';
import type { Employee } from '../../../../families/x-data-grid/data/treeServer';

const columns: GridColDef<Employee>[] = [
  { field: 'title', headerName: 'Title', width: 190 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 130,
    valueFormatter: formatSalary,
  },
];

const server = createTreeServer();

/** The highest salary of a person and everybody below. */
function highest(id: number | null): number {
  const reports = staff.filter(({ managerId }) => managerId === id);
  const own = staff.find((person) => person.id === id)?.salary ?? 0;
  return Math.max(own, ...reports.map((person) => highest(person.id)));
}

const source: GridDataSource = {
  ...server,
  async getRows(params) {
    const answer = await server.getRows(params);
    const rows = answer.rows.map((row) =>
      row.reports > 0 ? { ...row, salaryMax: highest(Number(row.id)) } : row,
    );
    return { ...answer, rows, aggregateRow: { salaryMax: highest(null) } };
  },
  getAggregatedValue: (row) => row.salaryMax as string,
};

const aggregationFunctions = { max: { columnTypes: ['number'] } };

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
