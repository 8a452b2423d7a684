import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import type { Pitfall, Stage } from '../../pitfall';
import { logs } from '../../symptoms';

const rows = [
  { id: 1, maker: { name: 'Oak & Co' } },
  { id: 2, maker: { name: 'Pine' } },
];
const initialState = { rowGrouping: { model: ['maker'] } };
const byName: GridColDef = {
  field: 'maker',
  valueGetter: (value?: { name: string }) => value?.name,
};

function Products(props: Partial<DataGridPremiumProps> & { columns: GridColDef[] }) {
  return (
    <div style={{ width: 500, height: 300 }}>
      <DataGridPremium rows={rows} initialState={initialState} {...props} />
    </div>
  );
}

function HiddenWhileGrouped() {
  const apiRef = useGridApiRef();
  const state = useKeepGroupedColumnsHidden({ apiRef, initialState });
  return <Products apiRef={apiRef} initialState={state} columns={[byName, { field: 'id' }]} />;
}

export default [
  {
    lead: '"Objects are not valid as a React child", or all rows are in one group.',
    Failing: () => <Products columns={[{ field: 'maker' }]} />,
    Fixed: () => <Products columns={[byName]} />,
    symptom: async (stage) =>
      (await logs('Objects are not valid as a React child')(stage)) ||
      !(await stage.within(
        () => document.querySelectorAll('[role=row][aria-expanded]').length === 2,
      )),
  },
  {
    lead: 'A grouped column is still visible.',
    Failing: () => <Products columns={[byName, { field: 'id' }]} />,
    Fixed: HiddenWhileGrouped,
    symptom: async ({ within }: Stage) =>
      within(() => document.querySelector('[role=columnheader][data-field=maker]') !== null),
  },
] satisfies Pitfall[];
