import { useCallback, useMemo, useState } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';

const columns = [{ field: 'name' }];

function Requested({ keeps }: { keeps: boolean }) {
  const [count, setCount] = useState(0);
  const getRows = useCallback(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    setCount((before) => before + 1);
    return { rows: [{ id: 1, name: 'Ada' }], rowCount: 1 };
  }, []);
  const kept = useMemo(() => ({ getRows }), [getRows]);
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid columns={columns} dataSource={keeps ? kept : { getRows }} />
      <output>{count}</output>
    </div>
  );
}

export default [
  {
    lead: 'The grid sends requests in a loop.',
    Failing: () => <Requested keeps={false} />,
    Fixed: () => <Requested keeps />,
    symptom: async ({ find, within }) => {
      const output = await find('output');
      return within(() => Number(output.textContent) > 3);
    },
  },
] satisfies Pitfall[];
