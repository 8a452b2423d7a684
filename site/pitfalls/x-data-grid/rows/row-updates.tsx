import { useState } from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { textOf } from '../../symptoms';

const load = () => [{ id: 1, status: 'Open' }];

function Changed({ inPlace }: { inPlace: boolean }) {
  const [rows, setRows] = useState(load);
  const change = () => {
    if (inPlace) rows.forEach((row) => Object.assign(row, { status: 'Shipped' }));
    setRows(inPlace ? rows : rows.map((row) => ({ ...row, status: 'Shipped' })));
  };
  return (
    <div style={{ width: 600, height: 300 }}>
      <button onClick={change}>Ship</button>
      <DataGrid rows={rows} columns={[{ field: 'status' }]} />
    </div>
  );
}

function Updated({ replaces }: { replaces: boolean }) {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(load);
  return (
    <div style={{ width: 600, height: 300 }}>
      <button onClick={() => apiRef.current?.updateRows([{ id: 1, status: 'Shipped' }])}>A</button>
      <output onClick={() => replaces && setRows(load)}>Load</output>
      <DataGrid apiRef={apiRef} rows={rows} columns={[{ field: 'status' }]} />
    </div>
  );
}

function Loaded({ step }: { step: number }) {
  const [from, setFrom] = useState(0);
  return (
    <div style={{ width: 600, height: 300 }}>
      <button onClick={() => setFrom(from + step)}>Load</button>
      <DataGrid rows={[{ id: from, status: 'Open' }]} columns={[{ field: 'status' }]} />
    </div>
  );
}

const isOpen = async (stage: Parameters<typeof textOf>[0]) =>
  (await textOf(stage, '.MuiDataGrid-row')) === 'Open';

export default [
  {
    lead: 'An update disappears.',
    Failing: () => <Updated replaces />,
    Fixed: () => <Updated replaces={false} />,
    symptom: async (stage) => {
      await stage.click('button');
      await stage.click('output');
      return isOpen(stage);
    },
  },
  {
    lead: 'The grid does not show a change.',
    Failing: () => <Changed inPlace />,
    Fixed: () => <Changed inPlace={false} />,
    symptom: async (stage) => {
      await stage.click('button');
      return isOpen(stage);
    },
  },
  {
    lead: 'The selection is lost when rows are loaded again.',
    Failing: () => <Loaded step={1} />,
    Fixed: () => <Loaded step={0} />,
    symptom: async ({ click, find, within }) => {
      await click('.MuiDataGrid-cell');
      await find('.MuiDataGrid-row.Mui-selected');
      await click('button');
      return within(() => document.querySelector('.Mui-selected') === null);
    },
  },
] satisfies Pitfall[];
