import { DataGrid } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';

const columns = [{ field: 'id' }];
const rows = Array.from({ length: 100 }, (_, id) => ({ id }));

export default [
  {
    lead: 'No height.',
    Failing: () => <DataGrid rows={rows} columns={columns} />,
    Fixed: () => (
      <div style={{ height: 400 }}>
        <DataGrid rows={rows} columns={columns} />
      </div>
    ),
    symptom: async ({ find, within }) => {
      await find('.MuiDataGrid-row');
      return within(() => document.querySelectorAll('.MuiDataGrid-row').length === 100);
    },
  },
] satisfies Pitfall[];
