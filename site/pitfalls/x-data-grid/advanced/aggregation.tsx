import { useState } from 'react';
import { DataGridPremium, GRID_AGGREGATION_FUNCTIONS } from '@mui/x-data-grid-premium';
import type { GridAggregationFunction } from '@mui/x-data-grid-premium';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

let computed = 0;
const median: GridAggregationFunction<number> = {
  apply: ({ values }) => {
    computed += 1;
    return values[0];
  },
};
const outside = { ...GRID_AGGREGATION_FUNCTIONS, median };
const columns = [{ field: 'total', type: 'number' } as const];
const rows = [{ id: 1, total: 10 }];
const initialState = { aggregation: { model: { total: 'median' } } };

function Orders({ functions }: { functions: () => typeof outside }) {
  const [rendered, setRendered] = useState(0);
  return (
    <div style={{ width: 400, height: 300 }}>
      <button onClick={() => setRendered(rendered + 1)}>Render</button>
      <output>{computed}</output>
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={initialState}
        aggregationFunctions={functions()}
      />
    </div>
  );
}

export default [
  {
    lead: 'Values are computed on every render.',
    Failing: () => <Orders functions={() => ({ ...GRID_AGGREGATION_FUNCTIONS, median })} />,
    Fixed: () => <Orders functions={() => outside} />,
    symptom: async (stage) => {
      await stage.within(() => document.querySelector('.MuiDataGrid-pinnedRows') !== null);
      await stage.click('button');
      const before = await textOf(stage, 'output');
      await stage.click('button');
      return (await textOf(stage, 'output')) !== before;
    },
  },
] satisfies Pitfall[];
