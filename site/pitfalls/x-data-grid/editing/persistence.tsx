import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { Pitfall, Stage } from '../../pitfall';
import { textOf } from '../../symptoms';

interface Person {
  id: number;
  name: string;
}

type Save = (row: Person, old: Person) => Person;
const load = (): Person[] => [{ id: 1, name: 'Ada' }];
const columns = [{ field: 'name', editable: true }];

function People({ save, keeps = true }: { save: Save; keeps?: boolean }) {
  const [rows, setRows] = useState(load);
  const [problem, setProblem] = useState('');
  const edited: Save = (row, old) => {
    if (keeps) setRows([row]);
    return save(row, old);
  };
  return (
    <div style={{ width: 600, height: 300 }}>
      <button onClick={() => setRows((before) => (keeps ? [...before] : load()))}>Refresh</button>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={edited}
        onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
      />
      <output>{problem}</output>
    </div>
  );
}

async function edit({ find, settled, press, type }: Stage) {
  (await find('.MuiDataGrid-cell')).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await settled();
  await find('.MuiDataGrid-cell input');
  await press('Control+A');
  await type('Bo');
  await press('Enter');
}

export default [
  {
    lead: 'The cell stays in edit mode.',
    Failing: () => <People save={() => undefined as unknown as Person} />,
    Fixed: () => <People save={(row) => row} />,
    symptom: async (stage) => {
      await edit(stage);
      return !(await stage.within(
        () => document.querySelector('.MuiDataGrid-cell input') === null,
      ));
    },
  },
  {
    lead: '"MUI X: The Data Grid component requires all rows to have a unique `id` property."',
    Failing: () => <People save={({ name }) => ({ name }) as Person} />,
    Fixed: () => <People save={(row) => row} />,
    symptom: async (stage) => {
      await edit(stage);
      const output = await stage.find('output');
      const message = 'MUI X: The Data Grid component requires all rows to have a unique `id`';
      return stage.within(() => output.textContent.startsWith(message));
    },
  },
  {
    lead: 'The edit is lost after sorting or a refresh.',
    Failing: () => <People save={(row) => row} keeps={false} />,
    Fixed: () => <People save={(row) => row} />,
    symptom: async (stage) => {
      await edit(stage);
      await stage.within(() => document.querySelector('.MuiDataGrid-cell input') === null);
      await stage.click('button');
      return (await textOf(stage, '.MuiDataGrid-cell')) === 'Ada';
    },
  },
] satisfies Pitfall[];
