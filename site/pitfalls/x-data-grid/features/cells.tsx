import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { styleOf, textOf } from '../../symptoms';

const columns = [{ field: 'price', cellClassName: 'large' }];

const styled = (selector: string) => (
  <div style={{ width: 600, height: 300 }}>
    <DataGrid
      rows={[{ id: 1, price: 5 }]}
      columns={columns}
      sx={{ [selector]: { fontSize: 30 } }}
    />
  </div>
);

type Rows = { id: number; price: number }[];

function Raised({ change }: { change: (rows: Rows) => Rows }) {
  const [{ rows }, setState] = useState({ rows: [{ id: 1, price: 5 }] });
  return (
    <div style={{ width: 600, height: 300 }}>
      <button onClick={() => setState({ rows: change(rows) })}>Raise</button>
      <DataGrid rows={rows} columns={columns} />
    </div>
  );
}

function mutated(rows: Rows) {
  for (const row of rows) row.price = 6;
  return rows;
}

export default [
  {
    lead: 'A class has no effect.',
    Failing: () => styled('&.large'),
    Fixed: () => styled('& .large'),
    symptom: async (stage) => (await styleOf(stage, '.large')).fontSize !== '30px',
  },
  {
    lead: 'The cell does not change after you mutate the row object.',
    Failing: () => <Raised change={mutated} />,
    Fixed: () => <Raised change={(rows) => rows.map((row) => ({ ...row, price: 6 }))} />,
    symptom: async (stage) => {
      await stage.click('button');
      return (await textOf(stage, '.large')) === '5';
    },
  },
] satisfies Pitfall[];
