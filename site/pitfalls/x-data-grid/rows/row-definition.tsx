import { useState } from 'react';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

const lines = ['Lamp', 'Chair'].map((product, line) => ({ id: 7, line, product }));
const load = () => [{ id: 1, name: 'Ada', address: { city: 'Oslo' } }];
const people = load();

function Lines({ joined }: { joined: boolean }) {
  const columns = [{ field: 'product' }];
  const getRowId = (row: (typeof lines)[0]) => (joined ? `${row.id}-${row.line}` : row.id);
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid rows={lines} columns={columns} getRowId={getRowId} />
    </div>
  );
}

function Updated({ keeps }: { keeps: boolean }) {
  const apiRef = useGridApiRef();
  const [count, setCount] = useState(0);
  return (
    <div style={{ width: 600, height: 300 }}>
      <button onClick={() => apiRef.current?.updateRows([{ id: 1, name: 'New' }])}>Update</button>
      <output onClick={() => setCount(count + 1)}>Render {count}</output>
      <DataGrid apiRef={apiRef} rows={keeps ? people : load()} columns={[{ field: 'name' }]} />
    </div>
  );
}

function Cities({ column }: { column: GridColDef<(typeof people)[0]> }) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid rows={people} columns={[column]} />
    </div>
  );
}

export default [
  {
    lead: 'Two rows show the same data.',
    Failing: () => <Lines joined={false} />,
    Fixed: () => <Lines joined />,
    symptom: (stage) => textOf(stage, '.MuiDataGrid-row').then((text) => text === 'Chair'),
  },
  {
    lead: 'Changes vanish when the parent renders.',
    Failing: () => <Updated keeps={false} />,
    Fixed: () => <Updated keeps />,
    symptom: async (stage) => {
      await stage.click('button');
      await stage.click('output');
      return (await textOf(stage, '.MuiDataGrid-row')) === 'Ada';
    },
  },
  {
    lead: 'A column is empty.',
    Failing: () => <Cities column={{ field: 'address.city' }} />,
    Fixed: () => <Cities column={{ field: 'city', valueGetter: (_, row) => row.address.city }} />,
    symptom: (stage) => textOf(stage, '.MuiDataGrid-row').then((text) => text === ''),
  },
] satisfies Pitfall[];
