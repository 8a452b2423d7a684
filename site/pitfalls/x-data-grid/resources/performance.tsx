import { DataGridPro } from '@mui/x-data-grid-pro';
import type { Pitfall } from '../../pitfall';

const rows = Array.from({ length: 1000 }, (_, id) => ({ id }));
const columns = [{ field: 'id' }];

export default [
  {
    lead: 'The page freezes with 1,000 rows.',
    Failing: () => (
      <div>
        <DataGridPro rows={rows} columns={columns} />
      </div>
    ),
    Fixed: () => (
      <div style={{ height: 400 }}>
        <DataGridPro rows={rows} columns={columns} />
      </div>
    ),
    symptom: async ({ find }) => {
      await find('.MuiDataGrid-row');
      return document.querySelectorAll('.MuiDataGrid-row').length === rows.length;
    },
  },
] satisfies Pitfall[];
