import { DataGridPremium, type GridDataSource } from '@mui/x-data-grid-premium';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

const columns = [{ field: 'group' }, { field: 'name' }];
const groups = ['A', 'B'].map((key) => ({ id: `group-${key}`, group: key, key, count: 2 }));
const rowsOf = (group: string, ids: number[]) =>
  ids.map((id) => ({ id, group, name: `Row ${id}` }));
const idsOf = (group: string) => (group === 'A' ? [1, 2] : [3, 4]);

const sourceOf = (getGroupKey: GridDataSource['getGroupKey'], ids = idsOf): GridDataSource => ({
  getRows({ groupKeys: [group] = [] }) {
    return Promise.resolve({ rows: group ? rowsOf(group, ids(group)) : groups });
  },
  ...(getGroupKey && { getGroupKey }),
  getChildrenCount: (row) => Number(row.count ?? 0),
});
const right = sourceOf((row) => String(row.key ?? row.id));
const repeated = sourceOf(
  (row) => String(row.key ?? row.id),
  () => [1, 2],
);
const equal = sourceOf((row) => String(row.key));
const unnamed = sourceOf((row) => String(row.id));

function Grouped({ source }: { source: GridDataSource }) {
  return (
    <div style={{ width: 600, height: 400 }}>
      <DataGridPremium
        columns={columns}
        dataSource={source}
        initialState={{ rowGrouping: { model: ['group'] } }}
      />
    </div>
  );
}

const isLoaded = (id: number) => document.querySelector(`[data-id="${id}"]`) !== null;

export default [
  {
    lead: 'Each group shows only one row.',
    Failing: () => <Grouped source={equal} />,
    Fixed: () => <Grouped source={right} />,
    symptom: async ({ click, find, within }) => {
      await click('[data-id="group-A"] button');
      await find('[data-id="1"]');
      return !(await within(() => isLoaded(2)));
    },
  },
  {
    lead: 'Rows leave their group when another group is expanded.',
    Failing: () => <Grouped source={repeated} />,
    Fixed: () => <Grouped source={right} />,
    symptom: async ({ click, find, within }) => {
      await click('[data-id="group-A"] button');
      await find('[data-id="2"]');
      await click('[data-id="group-B"] button');
      return !(await within(() => isLoaded(1) && isLoaded(4)));
    },
  },
  {
    lead: 'Groups are labeled with their ids.',
    Failing: () => <Grouped source={unnamed} />,
    Fixed: () => <Grouped source={right} />,
    symptom: async (stage) =>
      (await textOf(stage, '.MuiDataGrid-groupingCriteriaCell')).startsWith('group'),
  },
] satisfies Pitfall[];
