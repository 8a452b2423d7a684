import { useState } from 'react';
import { DataGrid, type DataGridProps, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import type { Pitfall, Stage } from '../../pitfall';

const rows = [{ id: 1, name: 'Ada', age: 36 }];
const columns = [{ field: 'name' }, { field: 'age' }];

function People(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

function Saved() {
  const [model, setModel] = useState<GridColumnVisibilityModel>({ age: false });
  return (
    <People showToolbar columnVisibilityModel={model} onColumnVisibilityModelChange={setModel} />
  );
}

function Later({ controlled }: { controlled: boolean }) {
  const [hidden, setHidden] = useState(false);
  const columnVisibilityModel = { age: !hidden };
  return (
    <>
      <button onClick={() => setHidden(true)}>Hide</button>
      <People
        {...(controlled
          ? { columnVisibilityModel }
          : { initialState: { columns: { columnVisibilityModel } } })}
      />
    </>
  );
}

const ageIsShown = () => document.querySelector('[role=columnheader][data-field=age]') !== null;

async function showAge({ click, find }: Stage) {
  await click('[aria-label="Columns"]');
  await find('.MuiDataGrid-columnsManagementRow');
  const boxes = document.querySelectorAll<HTMLInputElement>(
    '.MuiDataGrid-columnsManagementRow input',
  );
  boxes[1]?.click();
}

export default [
  {
    lead: 'A column cannot be shown again.',
    Failing: () => <People showToolbar columnVisibilityModel={{ age: false }} />,
    Fixed: Saved,
    symptom: async (stage) => {
      await showAge(stage);
      return !(await stage.within(ageIsShown));
    },
  },
  {
    lead: '`initialState` has no effect after the first render.',
    Failing: () => <Later controlled={false} />,
    Fixed: () => <Later controlled />,
    symptom: async ({ click }) => {
      await click('button');
      return ageIsShown();
    },
  },
  {
    lead: '"No columns" appears instead of the rows.',
    Failing: () => <People columnVisibilityModel={{ name: false, age: false }} />,
    Fixed: () => <People columnVisibilityModel={{ age: false }} />,
    symptom: ({ within }) => within(() => document.body.innerText.includes('No columns')),
  },
  {
    lead: 'The toolbar has no columns button.',
    Failing: () => <People showToolbar disableColumnSelector />,
    Fixed: () => <People showToolbar />,
    symptom: async ({ find }) => {
      await find('.MuiDataGrid-toolbar');
      return document.querySelector('[aria-label="Columns"]') === null;
    },
  },
] satisfies Pitfall[];
