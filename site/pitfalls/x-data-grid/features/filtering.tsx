import { useState } from 'react';
import { DataGrid, type DataGridProps, type GridFilterItem } from '@mui/x-data-grid';
import type { Pitfall, Stage } from '../../pitfall';
import { logs } from '../../symptoms';

const rows = [
  { id: 1, total: 10, day: '2025-03-31', first: 'Ada' },
  { id: 2, total: 20, day: '2025-04-01', first: 'Bo' },
];

function Orders({
  item,
  items,
  ...props
}: { item?: GridFilterItem; items?: GridFilterItem[] } & Pick<DataGridProps, 'columns'> &
  Partial<DataGridProps>) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid rows={rows} filterModel={{ items: items ?? (item ? [item] : []) }} {...props} />
    </div>
  );
}

const day = {
  field: 'day',
  type: 'date',
  valueGetter: (value: string) => new Date(`${value}T00:00`),
} as const;

const nothingFound = async ({ within }: Stage) =>
  !(await within(() => document.querySelector('.MuiDataGrid-row') !== null));

function Changing({ hides }: { hides: boolean }) {
  const [hidden, setHidden] = useState(false);
  const [model, setModel] = useState({
    items: [{ field: 'total', operator: '=', value: '10' }] as GridFilterItem[],
  });
  const columns = [
    { field: 'first' },
    ...(hidden && !hides ? [] : [{ field: 'total', type: 'number' as const }]),
  ];
  return (
    <>
      <button onClick={() => setHidden(true)}>Hide</button>
      <Orders
        columns={columns}
        columnVisibilityModel={{ total: !hidden }}
        filterModel={model}
        onFilterModelChange={setModel}
      />
      <output>{model.items.length}</output>
    </>
  );
}

const numbers = { field: 'total', type: 'number' } as const;

export default [
  {
    lead: "\"MUI X: No filter operator found for column 'total' and operator value '>'.\"",
    Failing: () => (
      <Orders
        columns={[{ field: 'total' }]}
        item={{ field: 'total', operator: '>', value: '15' }}
      />
    ),
    Fixed: () => (
      <Orders columns={[numbers]} item={{ field: 'total', operator: '>', value: '15' }} />
    ),
    symptom: logs("No filter operator found for column 'total' and operator value '>'."),
  },
  {
    lead: 'A date filter throws an error or has no results.',
    Failing: () => (
      <Orders
        columns={[{ field: 'day', type: 'date' }]}
        item={{ field: 'day', operator: 'is', value: '2025-03-31' }}
      />
    ),
    Fixed: () => (
      <Orders columns={[day]} item={{ field: 'day', operator: 'is', value: '2025-03-31' }} />
    ),
    symptom: nothingFound,
  },
  {
    lead: 'A computed column is always empty for filters.',
    Failing: () => (
      <Orders
        columns={[{ field: 'name', renderCell: ({ row }) => (row as { first: string }).first }]}
        item={{ field: 'name', operator: 'contains', value: 'Ada' }}
      />
    ),
    Fixed: () => (
      <Orders
        columns={[{ field: 'name', valueGetter: (_, row: { first: string }) => row.first }]}
        item={{ field: 'name', operator: 'contains', value: 'Ada' }}
      />
    ),
    symptom: nothingFound,
  },
  {
    lead: '"MUI X: The `filterModel` can only contain a single item when the `disableMultipleColumnsFiltering` prop is set to `true`."',
    Failing: () => (
      <Orders
        columns={[numbers]}
        items={[
          { id: 1, field: 'total', operator: '>', value: '5' },
          { id: 2, field: 'total', operator: '<', value: '15' },
        ]}
      />
    ),
    Fixed: () => (
      <Orders columns={[numbers]} item={{ field: 'total', operator: '>', value: '5' }} />
    ),
    symptom: logs(
      'MUI X: The `filterModel` can only contain a single item when the `disableMultipleColumnsFiltering` prop is set to `true`.',
    ),
  },
  {
    lead: '"MUI X: The `id` field is required on `filterModel.items` when you use multiple filters."',
    Failing: () => (
      <Orders
        columns={[numbers]}
        items={[
          { field: 'total', operator: '>', value: '5' },
          { field: 'total', operator: '<', value: '15' },
        ]}
      />
    ),
    Fixed: () => (
      <Orders
        columns={[numbers]}
        items={[
          { id: 1, field: 'total', operator: '>', value: '5' },
          { id: 2, field: 'total', operator: '<', value: '15' },
        ]}
      />
    ),
    symptom: logs(
      'The `id` field is required on `filterModel.items` when you use multiple filters.',
    ),
  },
  {
    lead: 'The filter disappears when columns change.',
    Failing: () => <Changing hides={false} />,
    Fixed: () => <Changing hides />,
    symptom: async ({ click, find }) => {
      await click('button');
      return (await find('output')).textContent === '0';
    },
  },
] satisfies Pitfall[];
