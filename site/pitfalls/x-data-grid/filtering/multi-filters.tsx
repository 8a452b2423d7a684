import { DataGridPro } from '@mui/x-data-grid-pro';
import type { Pitfall } from '../../pitfall';

const columns = [{ field: 'total', type: 'number' as const }];
const rows = [5, 10, 20].map((total, id) => ({ id, total }));

const Between = ({ ids }: { ids: [number, number] }) => (
  <div style={{ width: 600, height: 300 }}>
    <DataGridPro
      columns={columns}
      rows={rows}
      filterModel={{
        items: [
          { id: ids[0], field: 'total', operator: '>', value: '7' },
          { id: ids[1], field: 'total', operator: '<', value: '15' },
        ],
      }}
    />
  </div>
);

export default [
  {
    lead: 'Only one of several filters applies, or they replace each other.',
    Failing: () => <Between ids={[1, 1]} />,
    Fixed: () => <Between ids={[1, 2]} />,
    symptom: async ({ find, within }) => {
      await find('.MuiDataGrid-row');
      return within(() => document.querySelectorAll('.MuiDataGrid-row').length > 1);
    },
  },
] satisfies Pitfall[];
