import { useEffect, useMemo, useState } from 'react';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';

const columns = [{ field: 'name' }];
const item = { field: 'name', operator: 'contains', value: 'a' };

function Answered({ mode }: { mode: 'client' | 'server' }) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid
        rows={[{ id: 1, name: 'Bo' }]}
        columns={columns}
        filterMode={mode}
        filterModel={{ items: [item] }}
      />
    </div>
  );
}

function Requested({ keeps }: { keeps: boolean }) {
  const [count, setCount] = useState(0);
  const [kept, setKept] = useState<GridFilterModel>({ items: [item] });
  const source = useMemo(
    () => ({
      getRows: () => {
        setCount((before) => before + 1);
        return Promise.resolve({ rows: [{ id: 1, name: 'Ada' }], rowCount: 1 });
      },
    }),
    [],
  );
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid
        columns={columns}
        dataSource={source}
        dataSourceCache={null}
        filterModel={keeps ? kept : { items: [item] }}
        onFilterModelChange={setKept}
      />
      <output>{count}</output>
    </div>
  );
}

function Latest({ ignores }: { ignores: boolean }) {
  const [name, setName] = useState('slow');
  const [rows, setRows] = useState([{ id: 1, name: '' }]);
  useEffect(() => {
    let active = true;
    const answer = () => (active || !ignores) && setRows([{ id: 1, name }]);
    setTimeout(answer, name === 'slow' ? 400 : 50);
    return () => {
      active = false;
    };
  }, [name, ignores]);
  return (
    <div style={{ width: 600, height: 300 }}>
      <button onClick={() => setName('fast')}>Filter</button>
      <DataGrid rows={rows} columns={columns} filterMode="server" />
    </div>
  );
}

export default [
  {
    lead: 'A filter hides rows that the server has sent.',
    Failing: () => <Answered mode="client" />,
    Fixed: () => <Answered mode="server" />,
    symptom: async ({ within }) =>
      !(await within(() => document.querySelector('.MuiDataGrid-row') !== null)),
  },
  {
    lead: 'The grid sends requests in a loop.',
    Failing: () => <Requested keeps={false} />,
    Fixed: () => <Requested keeps />,
    symptom: async ({ find, within }) => {
      const output = await find('output');
      return within(() => Number(output.textContent) > 3);
    },
  },
  {
    lead: 'The grid shows the answer to an older filter.',
    Failing: () => <Latest ignores={false} />,
    Fixed: () => <Latest ignores />,
    symptom: async ({ click, find, within }) => {
      await click('button');
      const isShown = (text: string) => () =>
        document.querySelector('.MuiDataGrid-row')?.textContent === text;
      await find('.MuiDataGrid-row');
      return (await within(isShown('fast'))) && within(isShown('slow'));
    },
  },
] satisfies Pitfall[];
