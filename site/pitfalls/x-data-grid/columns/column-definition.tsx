import { useState } from 'react';
import { DataGrid, GridActionsCell, type GridColDef } from '@mui/x-data-grid';
import type { Pitfall, Stage } from '../../pitfall';
import { logs } from '../../symptoms';

const rows = [
  { id: 1, day: '2025-03-31', customer: { name: 'Ada' }, total: 9 },
  { id: 2, day: '2025-04-01', customer: { name: 'Bo' }, total: 10 },
];

function Orders({ columns, ...props }: { columns: readonly GridColDef[] }) {
  return (
    <div style={{ width: 600, height: 300 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const stable: readonly GridColDef[] = [{ field: 'total', width: 150 }];

/** Drags the edge of a column, and renders again. */
function Dragged({ inside }: { inside: boolean }) {
  const [renders, setRenders] = useState(0);
  return (
    <>
      <button onClick={() => setRenders(renders + 1)}>Render</button>
      <Orders columns={inside ? [{ field: 'total', width: 150 }] : stable} />
    </>
  );
}

const text = async ({ find }: Stage) =>
  (await find('.MuiDataGrid-row .MuiDataGrid-cell')).textContent;

async function drag({ find, settled }: Stage) {
  const edge = await find('.MuiDataGrid-columnSeparator--resizable');
  const { left, top } = edge.getBoundingClientRect();
  const move = (type: string, x: number) =>
    new MouseEvent(type, { bubbles: true, clientX: x, clientY: top + 9, buttons: 1 });
  edge.dispatchEvent(move('mousedown', left));
  document.dispatchEvent(move('mousemove', left + 60));
  document.dispatchEvent(move('mouseup', left + 60));
  // The grid ignores a click that follows in less than 100 ms.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await settled();
}

export default [
  {
    lead: '"MUI X: \\`date\\` column type only accepts \\`Date\\` objects as values."',
    Failing: () => <Orders columns={[{ field: 'day', type: 'date' }]} />,
    Fixed: () => (
      <Orders
        columns={[
          { field: 'day', type: 'date', valueGetter: (day: string) => new Date(`${day}T00:00`) },
        ]}
      />
    ),
    symptom: logs('MUI X: `date` column type only accepts `Date` objects as values.'),
  },
  {
    lead: 'A column shows [object Object].',
    Failing: () => <Orders columns={[{ field: 'customer' }]} />,
    Fixed: () => (
      <Orders
        columns={[{ field: 'customer', valueGetter: ({ name }: { name: string }) => name }]}
      />
    ),
    symptom: async (stage) => (await text(stage)) === '[object Object]',
  },
  {
    lead: 'Column widths jump back.',
    Failing: () => <Dragged inside />,
    Fixed: () => <Dragged inside={false} />,
    symptom: async (stage) => {
      await drag(stage);
      const cell = await stage.find('.MuiDataGrid-columnHeader');
      if (cell.offsetWidth !== 210) throw new Error(`The column is ${cell.offsetWidth} px wide.`);
      await stage.click('button');
      return stage.within(() => cell.offsetWidth === 150);
    },
  },
  {
    lead: '"Encountered two children with the same key".',
    Failing: () => <Orders columns={[{ field: 'total' }, { field: 'total', headerName: 'Tax' }]} />,
    Fixed: () => (
      <Orders
        columns={[
          { field: 'total' },
          { field: 'tax', valueGetter: (_, row: (typeof rows)[number]) => row.total / 5 },
        ]}
      />
    ),
    symptom: logs('Encountered two children with the same key'),
  },
  {
    lead: '`params` is undefined in `valueGetter`.',
    Failing: () => (
      <Orders
        columns={[
          { field: 'sum', valueGetter: (params: { row: { total: number } }) => params.row.total },
        ]}
      />
    ),
    Fixed: () => (
      <Orders columns={[{ field: 'sum', valueGetter: (_, row: { total: number }) => row.total }]} />
    ),
    symptom: logs("Cannot read properties of undefined (reading 'row')"),
  },
  {
    lead: 'Sorting does not match the text in the cells.',
    Failing: () => (
      <Orders
        columns={[{ field: 'total', type: 'number', valueFormatter: (total: number) => -total }]}
      />
    ),
    Fixed: () => (
      <Orders
        columns={[{ field: 'total', type: 'number', valueGetter: (total: number) => -total }]}
      />
    ),
    symptom: async (stage) => {
      await stage.click('.MuiDataGrid-columnHeader');
      return (await text(stage)) === '-9';
    },
  },
  {
    lead: '"MUI X: Missing the \\`getActions\\` property in the \\`GridColDef\\`."',
    Failing: () => <Orders columns={[{ field: 'actions', type: 'actions' }]} />,
    Fixed: () => (
      <Orders
        columns={[
          {
            field: 'actions',
            type: 'actions',
            renderCell: (params) => <GridActionsCell {...params}>{null}</GridActionsCell>,
          },
        ]}
      />
    ),
    symptom: logs('MUI X: Missing the `getActions` property in the `GridColDef`.'),
  },
] satisfies Pitfall[];
