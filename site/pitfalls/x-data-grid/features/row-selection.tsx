import { useState } from 'react';
import { DataGrid, type DataGridProps, type GridRowSelectionModel } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { logs, textOf } from '../../symptoms';

const rows = [1, 2, 3].map((id) => ({ id, name: `Order ${id}` }));

function Orders(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid rows={rows} columns={[{ field: 'name' }]} {...props} />
    </div>
  );
}

const two: GridRowSelectionModel = { type: 'include', ids: new Set([1, 2]) };

function Counted({ includes }: { includes: boolean }) {
  const [count, setCount] = useState(-1);
  return (
    <>
      <Orders
        checkboxSelection
        disableRowSelectionExcludeModel={includes}
        onRowSelectionModelChange={({ ids }) => setCount(ids.size)}
      />
      <output>{count}</output>
    </>
  );
}

export default [
  {
    lead: '"MUI X: `rowSelectionModel` can only contain 1 item in DataGrid."',
    Failing: () => <Orders rowSelectionModel={two} />,
    Fixed: () => <Orders checkboxSelection rowSelectionModel={two} />,
    symptom: logs('`rowSelectionModel` can only contain 1 item in DataGrid.'),
  },
  {
    lead: '`ids` is empty although all rows are selected.',
    Failing: () => <Counted includes={false} />,
    Fixed: () => <Counted includes />,
    symptom: async (stage) => {
      await stage.click('.MuiDataGrid-columnHeader input');
      return (await textOf(stage, 'output')) === '0';
    },
  },
  {
    lead: 'An array as the model throws an error.',
    // @ts-expect-error -- the form of version 7
    Failing: () => <Orders rowSelectionModel={[1]} />,
    Fixed: () => <Orders rowSelectionModel={{ type: 'include', ids: new Set([1]) }} />,
    symptom: ({ within }) => within(() => document.querySelector('.MuiDataGrid-root') === null),
  },
] satisfies Pitfall[];
