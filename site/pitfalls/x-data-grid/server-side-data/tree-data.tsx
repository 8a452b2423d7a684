import { DataGridPro, type GridDataSource } from '@mui/x-data-grid-pro';
import type { Pitfall } from '../../pitfall';

const names = [1, 2, 3].map((id) => ({ id, name: id === 1 ? 'Ada' : 'Bo' }));

const sourceOf = (getGroupKey: GridDataSource['getGroupKey'], rowCount?: number) =>
  ({
    getRows: ({ groupKeys = [] }) =>
      Promise.resolve({
        rows: groupKeys.length > 0 ? [{ id: 9, name: 'Cy', isLeaf: true }] : names,
        rowCount: groupKeys.length > 0 ? rowCount : 3,
      }),
    ...{ getGroupKey, getChildrenCount: (row) => (row.isLeaf ? 0 : 1) },
  }) as GridDataSource;
const byName = sourceOf((row) => String(row.name));
const byId = sourceOf((row) => String(row.id));
const counting = sourceOf((row) => String(row.id), 1);

function Tree({ source }: { source: GridDataSource }) {
  return (
    <div style={{ width: 600, height: 400 }}>
      <DataGridPro columns={[{ field: 'name' }]} dataSource={source} treeData pagination />
    </div>
  );
}

export default [
  {
    lead: 'Some children are missing.',
    Failing: () => <Tree source={byName} />,
    Fixed: () => <Tree source={byId} />,
    symptom: async ({ find, settled }) => {
      await find('[data-id="2"]');
      await settled();
      return document.querySelector('[data-id="3"]') === null;
    },
  },
  {
    lead: 'The number of pages is wrong after expanding a row.',
    Failing: () => <Tree source={counting} />,
    Fixed: () => <Tree source={byId} />,
    symptom: async ({ click, find, within }) => {
      await click('[data-id="1"] button');
      await find('[data-id="9"]');
      return within(() => document.body.textContent.includes('1–1 of 1'));
    },
  },
] satisfies Pitfall[];
