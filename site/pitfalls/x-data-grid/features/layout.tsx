import { DataGrid } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { boxOf, logs } from '../../symptoms';

const rows = Array.from({ length: 300 }, (_, id) => ({ id, name: `Order ${id}` }));
const columns = ['name', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'].map(
  (field) => ({ field, width: 150 }),
);

const grid = <DataGrid rows={rows.slice(0, 20)} columns={columns} />;

export default [
  {
    lead: '"The parent DOM element of the Data Grid has an empty height."',
    Failing: () => (
      <div style={{ height: 0, display: 'flex', flexDirection: 'column' }}>{grid}</div>
    ),
    Fixed: () => (
      <div style={{ height: 300, display: 'flex', flexDirection: 'column' }}>{grid}</div>
    ),
    symptom: async (stage) => {
      await stage.within(() => false);
      return logs('The parent DOM element of the Data Grid has an empty height.')(stage);
    },
  },
  {
    lead: 'The grid is wider than the page.',
    Failing: () => (
      <div style={{ display: 'flex' }}>
        <div style={{ flex: 1 }}>{grid}</div>
      </div>
    ),
    Fixed: () => (
      <div style={{ display: 'flex' }}>
        <div style={{ flex: 1, minWidth: 0 }}>{grid}</div>
      </div>
    ),
    symptom: async (stage) => (await boxOf(stage, '.MuiDataGrid-root')).right > innerWidth,
  },
  {
    lead: 'The grid is slow with many rows.',
    Failing: () => <DataGrid rows={rows.slice(0, 100)} columns={columns} />,
    Fixed: () => (
      <div style={{ display: 'flex', flexDirection: 'column', maxHeight: 600 }}>
        <DataGrid rows={rows.slice(0, 100)} columns={columns} />
      </div>
    ),
    symptom: async ({ find, within }) => {
      await find('.MuiDataGrid-row');
      return within(() => document.querySelectorAll('.MuiDataGrid-row').length === 100);
    },
  },
] satisfies Pitfall[];
