import { useState } from 'react';
import { DataGrid, type DataGridProps, type GridFilterModel } from '@mui/x-data-grid';
import type { Pitfall, Stage } from '../../pitfall';

const rows = [
  { id: 1, product: 'Desk', price: 120 },
  { id: 2, product: 'Lamp', price: 80 },
];

const formatPrice = (value: number) => `${value} EUR`;

function Orders({ words, ...props }: { words: string[] } & Partial<DataGridProps>) {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [],
    quickFilterValues: words,
  });
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid
        rows={rows}
        columns={[{ field: 'product' }]}
        showToolbar
        filterModel={filterModel}
        onFilterModelChange={setFilterModel}
        {...props}
      />
    </div>
  );
}

const nothingFound = async ({ within }: Stage) =>
  !(await within(() => document.querySelector('.MuiDataGrid-row') !== null));

const desks: GridFilterModel = { items: [], quickFilterValues: ['Desk'] };

const price = { field: 'price', type: 'number' } as const;

export default [
  {
    lead: 'A number is not found while typing.',
    Failing: () => <Orders words={['12']} columns={[price]} />,
    Fixed: () => (
      <Orders
        words={['12']}
        columns={[
          {
            ...price,
            getApplyQuickFilterFn: (word: string) => (value) => String(value).includes(word),
          },
        ]}
      />
    ),
    symptom: nothingFound,
  },
  {
    lead: 'A formatted number is not found.',
    Failing: () => <Orders words={['EUR']} columns={[{ ...price, valueFormatter: formatPrice }]} />,
    Fixed: () => (
      <Orders
        words={['EUR']}
        columns={[
          {
            ...price,
            valueFormatter: formatPrice,
            getApplyQuickFilterFn: (word: string) => (value) =>
              formatPrice(value as number).includes(word),
          },
        ]}
      />
    ),
    symptom: nothingFound,
  },
  {
    lead: 'The quick filter ignores a column with `renderCell`.',
    Failing: () => (
      <Orders
        words={['Desk']}
        columns={[{ field: 'name', renderCell: ({ row }) => (row as { product: string }).product }]}
      />
    ),
    Fixed: () => (
      <Orders
        words={['Desk']}
        columns={[{ field: 'name', valueGetter: (_, row: { product: string }) => row.product }]}
      />
    ),
    symptom: nothingFound,
  },
  {
    lead: 'Typing does not change the rows.',
    Failing: () => <Orders words={[]} filterModel={desks} onFilterModelChange={() => undefined} />,
    Fixed: () => <Orders words={['Desk']} />,
    symptom: async ({ click, find, press, type, within }) => {
      await find('.MuiDataGrid-row');
      await click('input');
      await press('ControlOrMeta+a');
      await type('Lamp');
      return !(await within(
        () =>
          document.querySelector('.MuiDataGrid-cell[data-field="product"]')?.textContent === 'Lamp',
      ));
    },
  },
  {
    lead: 'No rows are left after a trailing comma.',
    Failing: () => (
      <Orders
        words={[]}
        slotProps={{
          toolbar: {
            quickFilterProps: { quickFilterParser: (input: string) => input.split(',') },
          },
        }}
      />
    ),
    Fixed: () => (
      <Orders
        words={[]}
        slotProps={{
          toolbar: {
            quickFilterProps: {
              quickFilterParser: (input: string) => input.split(',').filter(Boolean),
            },
          },
        }}
      />
    ),
    symptom: async (stage) => {
      await stage.click('.MuiDataGrid-toolbarQuickFilter button');
      await stage.type('Desk,');
      return stage.within(() => document.querySelector('.MuiDataGrid-row') === null);
    },
  },
] satisfies Pitfall[];
