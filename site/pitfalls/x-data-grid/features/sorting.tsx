import { useState } from 'react';
import { DataGrid, type DataGridProps, type GridSortModel } from '@mui/x-data-grid';
import type { Pitfall, Stage } from '../../pitfall';
import { logs } from '../../symptoms';

const rows = [
  { id: 1, size: '10', day: '12/31/2024', first: 'Ada', last: 'Zorn' },
  { id: 2, size: '9', day: '01/15/2025', first: 'Bo', last: 'Abel' },
];

type Order = (typeof rows)[number];

function Orders(props: Pick<DataGridProps, 'columns'> & Partial<DataGridProps>) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid rows={rows} {...props} />
    </div>
  );
}

function Stored() {
  const [model, setModel] = useState<GridSortModel>([]);
  return <Orders columns={[{ field: 'size' }]} sortModel={model} onSortModelChange={setModel} />;
}

/** Sorts by a click on the first header; returns the id of the first row. */
async function firstAfterSort({ click, find }: Stage) {
  await click('.MuiDataGrid-columnHeader');
  return (await find('.MuiDataGrid-row')).dataset.id;
}

const sort = (...fields: string[]) => fields.map((field) => ({ field, sort: 'asc' as const }));

export default [
  {
    lead: 'The order is alphabetical where it should be numeric.',
    Failing: () => <Orders columns={[{ field: 'size' }]} />,
    Fixed: () => <Orders columns={[{ field: 'size', type: 'number', valueGetter: Number }]} />,
    symptom: async (stage) => (await firstAfterSort(stage)) === '1',
  },
  {
    lead: 'Dates are out of order.',
    Failing: () => <Orders columns={[{ field: 'day' }]} />,
    Fixed: () => (
      <Orders
        columns={[{ field: 'day', type: 'date', valueGetter: (day: string) => new Date(day) }]}
      />
    ),
    symptom: async (stage) => (await firstAfterSort(stage)) === '2',
  },
  {
    lead: 'A column with `renderCell` is not sorted by what it shows.',
    Failing: () => (
      <Orders columns={[{ field: 'name', renderCell: ({ row }) => (row as Order).last }]} />
    ),
    Fixed: () => <Orders columns={[{ field: 'name', valueGetter: (_, row: Order) => row.last }]} />,
    symptom: async (stage) => (await firstAfterSort(stage)) === '1',
  },
  {
    lead: 'Clicks on headers have no effect.',
    Failing: () => <Orders columns={[{ field: 'size' }]} sortModel={[]} />,
    Fixed: Stored,
    symptom: async (stage) => {
      await firstAfterSort(stage);
      return document.querySelector('[aria-sort=ascending]') === null;
    },
  },
  {
    lead: '"MUI X: The `sortModel` can only contain a single item when the `disableMultipleColumnsSorting` prop is set to `true`."',
    Failing: () => (
      <Orders columns={[{ field: 'size' }, { field: 'day' }]} sortModel={sort('size', 'day')} />
    ),
    Fixed: () => (
      <Orders columns={[{ field: 'size' }, { field: 'day' }]} sortModel={sort('size')} />
    ),
    symptom: logs(
      'MUI X: The `sortModel` can only contain a single item when the `disableMultipleColumnsSorting` prop is set to `true`.',
    ),
  },
] satisfies Pitfall[];
