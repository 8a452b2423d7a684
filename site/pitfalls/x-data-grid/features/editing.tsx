import { useState } from 'react';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
  type DataGridProps,
  type GridRowModesModel,
  GridRowModes,
} from '@mui/x-data-grid';
import type { Pitfall, Stage } from '../../pitfall';
import { logs, textOf } from '../../symptoms';

interface Person {
  id: number;
  name: string;
}

const rows: readonly Person[] = [{ id: 1, name: 'Ada' }];
const columns = [{ field: 'name', editable: true }];

function People(props: Partial<DataGridProps<Person>>) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

function Started({ editable }: { editable: boolean }) {
  const apiRef = useGridApiRef();
  return (
    <>
      <button onClick={() => apiRef.current?.startCellEditMode({ id: 1, field: 'name' })}>
        Edit
      </button>
      <People apiRef={apiRef} columns={[{ field: 'name', editable }]} />
    </>
  );
}

function WithSave({ waits }: { waits: boolean }) {
  const apiRef = useGridApiRef();
  const [mode, setMode] = useState('');
  return (
    <>
      <People
        apiRef={apiRef}
        onCellEditStop={(params, event) => {
          if (waits && params.reason === GridCellEditStopReasons.cellFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
      />
      <button id="save" onClick={() => setMode(apiRef.current?.getCellMode(1, 'name') ?? '')}>
        Save
      </button>
      <output>{mode}</output>
    </>
  );
}

function Adding({ together }: { together: boolean }) {
  const [people, setPeople] = useState(rows);
  const [modes, setModes] = useState<GridRowModesModel>({});
  const add = () => {
    setPeople([...people, { id: 2, name: '' }]);
    if (together) setModes({ 2: { mode: GridRowModes.Edit } });
  };
  return (
    <>
      <button onClick={add}>Add</button>
      <People editMode="row" rows={people} rowModesModel={modes} onRowModesModelChange={setModes} />
    </>
  );
}

async function edit({ find, settled, press, type }: Stage) {
  (await find('.MuiDataGrid-cell')).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await settled();
  await find('.MuiDataGrid-cell input');
  await press('Control+A');
  await type('Bo');
}

export default [
  {
    lead: 'The cell shows the old value after editing.',
    Failing: () => <People processRowUpdate={(_, old) => old} />,
    Fixed: () => <People processRowUpdate={(row) => row} />,
    symptom: async (stage) => {
      await edit(stage);
      await stage.press('Enter');
      await stage.within(() => document.querySelector('.MuiDataGrid-cell input') === null);
      return (await textOf(stage, '.MuiDataGrid-cell')) === 'Ada';
    },
  },
  {
    lead: '"MUI X: The cell with id=1 and field=name is not editable."',
    Failing: () => <Started editable={false} />,
    Fixed: () => <Started editable />,
    symptom: async (stage) => {
      await stage.click('button');
      return logs('MUI X: The cell with id=1 and field=name is not editable.')(stage);
    },
  },
  {
    lead: 'Clicking a Save button cancels or saves first.',
    Failing: () => <WithSave waits={false} />,
    Fixed: () => <WithSave waits />,
    symptom: async (stage) => {
      await edit(stage);
      await stage.click('#save');
      return (await textOf(stage, 'output')) === 'view';
    },
  },
  {
    lead: 'A new row does not open for editing.',
    Failing: () => <Adding together={false} />,
    Fixed: () => <Adding together />,
    symptom: async ({ click, within }) => {
      await click('button');
      return !(await within(() => document.querySelector('[data-id="2"] input') !== null));
    },
  },
] satisfies Pitfall[];
