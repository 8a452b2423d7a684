import { useState } from 'react';
import {
  DataGrid,
  gridSortModelSelector,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
} from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { logs, textOf } from '../../symptoms';

const rows = [
  { id: 1, name: 'Ada' },
  { id: 2, name: 'Bo' },
];
const columns = [{ field: 'name' }];

function People({ keyed }: { keyed?: boolean }) {
  const [sort, setSort] = useState<'asc' | 'desc'>('asc');
  return (
    <div style={{ width: 400, height: 300 }}>
      <button onClick={() => setSort('desc')}>Descending</button>
      <DataGrid
        key={keyed ? sort : 'one'}
        rows={rows}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'name', sort }] } }}
      />
    </div>
  );
}

function ReadsOutside() {
  const apiRef = useGridApiRef();
  const model = useGridSelector(
    apiRef as ReturnType<typeof useGridApiContext>,
    gridSortModelSelector,
  );
  return <DataGrid apiRef={apiRef} rows={rows} columns={columns} aria-label={`${model.length}`} />;
}

function SortFooter() {
  return <p>{useGridSelector(useGridApiContext(), gridSortModelSelector).length}</p>;
}

export default [
  {
    lead: 'A changed `initialState` does nothing.',
    Failing: () => <People />,
    Fixed: () => <People keyed />,
    symptom: async (stage) => {
      await stage.find('[role=gridcell]');
      await stage.click('button');
      return (await textOf(stage, '[role=gridcell]')) === 'Ada';
    },
  },
  {
    lead: '"Cannot read properties of null (reading \'state\')".',
    Failing: ReadsOutside,
    Fixed: () => (
      <DataGrid rows={rows} columns={columns} slots={{ footer: SortFooter }} aria-label="People" />
    ),
    symptom: logs("Cannot read properties of null (reading 'state')"),
  },
] satisfies Pitfall[];
