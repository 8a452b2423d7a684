import { DataGridPro } from '@mui/x-data-grid-pro';
import type { Pitfall } from '../../pitfall';

const columns = ['number', 'customer', 'total', 'status'].map((field) => ({ field }));

const pinned = (...left: string[]) => (
  <div style={{ width: 280, height: 200 }}>
    <DataGridPro rows={[]} columns={columns} initialState={{ pinnedColumns: { left } }} />
  </div>
);

export default [
  {
    lead: 'The other columns cannot be reached on phones.',
    Failing: () => pinned('number', 'customer', 'total'),
    Fixed: () => pinned('number'),
    symptom: async ({ find, settled }) => {
      (await find('.MuiDataGrid-virtualScroller')).scrollLeft = 1000;
      await settled();
      const header = document.querySelector('[data-field=status]');
      if (!header) return true;
      const { left, width, top } = header.getBoundingClientRect();
      return !header.contains(document.elementFromPoint(left + width / 2, top + 20));
    },
  },
] satisfies Pitfall[];
