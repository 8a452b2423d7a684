import { useEffect, useState } from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

const columns = [{ field: 'id' }];

function Orders({ inEffect }: { inEffect: boolean }) {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState([{ id: 1 }]);
  const [seen, setSeen] = useState('');
  const read = () => setSeen(JSON.stringify(apiRef.current?.getRow(2)));

  useEffect(() => {
    if (inEffect) setSeen(JSON.stringify(apiRef.current?.getRow(2)));
  }, [apiRef, inEffect, rows]);

  return (
    <div style={{ width: 400, height: 300 }}>
      <button
        onClick={() => {
          setRows([...rows, { id: 2 }]);
          if (!inEffect) read();
        }}
      >
        Add
      </button>
      <output>{seen}</output>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} />
    </div>
  );
}

export default [
  {
    lead: 'A method does not see rows that you have just set.',
    Failing: () => <Orders inEffect={false} />,
    Fixed: () => <Orders inEffect />,
    symptom: async (stage) => {
      await stage.click('button');
      return (await textOf(stage, 'output')) === 'null';
    },
  },
] satisfies Pitfall[];
