import { useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { logs } from '../../symptoms';

const useName = () => useState('Order')[0];
const Name = () => useName();

function Switched({ renderHeader }: Required<Pick<GridColDef, 'renderHeader'>>) {
  const [plain, setPlain] = useState(false);
  return (
    <div style={{ width: 600, height: 300 }}>
      <button onClick={() => setPlain(true)}>Plain header</button>
      <DataGrid rows={[]} columns={[{ field: 'number', ...(!plain && { renderHeader }) }]} />
    </div>
  );
}

const hidden = (name: string) => (
  <div style={{ width: 600, height: 300 }}>
    <DataGrid
      rows={[]}
      columns={[{ field: 'number' }, { field: 'total' }]}
      sx={{ [`& .MuiDataGrid-${name}`]: { visibility: 'hidden' } }}
    />
  </div>
);

export default [
  {
    lead: 'A hook in `renderHeader` breaks.',
    Failing: () => <Switched renderHeader={useName} />,
    Fixed: () => <Switched renderHeader={() => <Name />} />,
    symptom: async (stage) => {
      await stage.click('button');
      return logs('React has detected a change in the order of Hooks')(stage);
    },
  },
  {
    lead: 'Columns cannot be resized after hiding separators.',
    Failing: () => hidden('columnSeparator'),
    Fixed: () => hidden('iconSeparator'),
    symptom: async ({ find }) => {
      const { right, top } = (await find('.MuiDataGrid-columnHeader')).getBoundingClientRect();
      const edge = document.elementFromPoint(right - 1, top + 20);
      return !edge?.closest('.MuiDataGrid-columnSeparator--resizable');
    },
  },
] satisfies Pitfall[];
