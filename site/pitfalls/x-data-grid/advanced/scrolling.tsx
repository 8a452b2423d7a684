import { useEffect, useState } from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';

const columns = [{ field: 'id' }];
const rows = Array.from({ length: 50 }, (_, id) => ({ id }));

function Growing({ waits }: { waits: boolean }) {
  const apiRef = useGridApiRef();
  const [count, setCount] = useState(20);
  useEffect(() => {
    if (count === 20) return;
    const scroll = () => apiRef.current?.scrollToIndexes({ rowIndex: count - 1 });
    if (waits) setTimeout(scroll);
    else scroll();
  }, [apiRef, count, waits]);
  return (
    <>
      <button onClick={() => setCount(21)}>Add</button>
      <div style={{ height: 300 }}>
        <DataGrid apiRef={apiRef} rows={rows.slice(0, count)} columns={columns} hideFooter />
      </div>
    </>
  );
}

export default [
  {
    lead: 'Nothing scrolls after new rows.',
    Failing: () => <Growing waits={false} />,
    Fixed: () => <Growing waits />,
    symptom: async ({ click, find, within }) => {
      await find('.MuiDataGrid-row');
      await click('button');
      return !(await within(() => document.querySelector('[data-id="20"]') !== null));
    },
  },
  {
    lead: 'The whole page scrolls instead.',
    Failing: () => <DataGrid rows={rows} columns={columns} hideFooter />,
    Fixed: () => (
      <div style={{ height: 400 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </div>
    ),
    symptom: async ({ find, within }) => {
      await find('.MuiDataGrid-row');
      return within(() => document.documentElement.scrollHeight > innerHeight);
    },
  },
] satisfies Pitfall[];
