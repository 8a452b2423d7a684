import { DataGridPro } from '@mui/x-data-grid-pro';
import type { Pitfall } from '../../pitfall';

const rows = Array.from({ length: 300 }, (_, id) => ({ id, name: `Order ${id}` }));
const columns = [{ field: 'name' }];

const orders = (height?: number) => (
  <div style={{ display: 'flex', flexDirection: 'column', height }}>
    <DataGridPro rows={rows} columns={columns} />
  </div>
);

export default [
  {
    lead: 'All rows are rendered.',
    Failing: () => orders(),
    Fixed: () => orders(400),
    symptom: async ({ find, within }) => {
      await find('.MuiDataGrid-row');
      return within(() => document.querySelectorAll('.MuiDataGrid-row').length === rows.length);
    },
  },
] satisfies Pitfall[];
