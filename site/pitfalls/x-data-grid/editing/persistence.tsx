import { useState } from 'react';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import type { Pitfall, Stage } from '../../pitfall';
import { logs, textOf } from '../../symptoms';

type Save = DataGridProps['processRowUpdate'];
const load = () => [{ id: 1, name: 'Ada' }];
const columns = [{ field: 'name', editable: true }];

function People({ save, keeps = true }: { save: Save; keeps?: boolean }) {
  const [rows, setRows] = useState(load);
  const edited: Save = (row, old, params) => {
    if (keeps) setRows([row]);
    return save?.(row, old, params);
  };
  return (
    <div style={{ width: 600, height: 300 }}>
      <button onClick={() => setRows((before) => (keeps ? [...before] : load()))}>Refresh</button>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={edited}
        onProcessRowUpdateError={(error) => console.error(error)}
      />
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
    Failing: () => <People save={() => undefined} />,
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
    Failing: () => <People save={({ name }) => ({ name })} />,
    Fixed: () => <People save={(row) => row} />,
    symptom: async (stage) => {
      await edit(stage);
      return logs('The Data Grid component requires all rows to have a unique `id`')(stage);
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
