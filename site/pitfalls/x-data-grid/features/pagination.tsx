import { useState } from 'react';
import { DataGrid, type DataGridProps, type GridRowSelectionModel } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

const orders = Array.from({ length: 30 }, (_, id) => ({ id, name: `Order ${id}` }));

function Orders(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 600, height: 400 }}>
      <DataGrid rows={orders.slice(0, 10)} columns={[{ field: 'name' }]} {...props} />
    </div>
  );
}

const first = { pageSize: 10, page: 0 };

function Selected({ keeps }: { keeps: boolean }) {
  const [page, setPage] = useState(0);
  const [model, setModel] = useState<GridRowSelectionModel>({ type: 'include', ids: new Set([1]) });
  return (
    <>
      <button onClick={() => setPage(1)}>Next</button>
      <Orders
        checkboxSelection
        paginationMode="server"
        rowCount={30}
        rows={orders.slice(page * 10, page * 10 + 10)}
        paginationModel={{ page, pageSize: 10 }}
        keepNonExistentRowsSelected={keeps}
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
      />
      <output>{model.ids.size}</output>
    </>
  );
}

const nextIsDisabled = async ({ find }: { find: (selector: string) => Promise<HTMLElement> }) =>
  ((await find('[aria-label="Go to next page"]')) as HTMLButtonElement).disabled;

export default [
  {
    lead: '"MUI X: The `rowCount` prop must be passed using `paginationMode=\'server\'`"',
    Failing: () => <Orders paginationMode="server" paginationModel={first} />,
    Fixed: () => <Orders paginationMode="server" paginationModel={first} rowCount={30} />,
    symptom: async ({ find, messages }) => {
      await find('.MuiDataGrid-row');
      return (await messages()).includes(
        "The `rowCount` prop must be passed using `paginationMode='server'`",
      );
    },
  },
  {
    lead: 'There is only one page of server-side data.',
    Failing: () => <Orders paginationModel={first} />,
    Fixed: () => <Orders paginationMode="server" paginationModel={first} rowCount={30} />,
    symptom: nextIsDisabled,
  },
  {
    lead: 'Selected rows get lost on the next page.',
    Failing: () => <Selected keeps={false} />,
    Fixed: () => <Selected keeps />,
    symptom: async (stage) => {
      await stage.click('button');
      await stage.within(() => document.body.innerText.includes('Order 10'));
      return (await textOf(stage, 'output')) === '0';
    },
  },
] satisfies Pitfall[];
