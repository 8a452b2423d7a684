import { useMemo, useState } from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { Pitfall } from '../../pitfall';

const rows = [1, 2, 3].map((id) => ({ id, name: `Row ${id}` }));
const columns = [{ field: 'name' }];

function Pinned({ passesRows }: { passesRows: boolean }) {
  const [isPinned, setPinned] = useState(true);
  const pinnedRows = useMemo(() => ({ top: isPinned ? rows.slice(0, 1) : [] }), [isPinned]);
  const others = useMemo(() => (isPinned ? rows : [...rows]), [isPinned]);
  return (
    <div style={{ width: 600, height: 400 }}>
      <button onClick={() => setPinned(false)}>Unpin</button>
      <DataGridPro columns={columns} rows={passesRows ? others : rows} pinnedRows={pinnedRows} />
    </div>
  );
}

export default [
  {
    lead: 'A row disappears when it is unpinned.',
    Failing: () => <Pinned passesRows={false} />,
    Fixed: () => <Pinned passesRows />,
    symptom: async ({ click, find, within }) => {
      await find('.MuiDataGrid-pinnedRows [data-id="1"]');
      await click('button');
      await within(() => document.querySelector('.MuiDataGrid-pinnedRows [data-id="1"]') === null);
      return !(await within(() => document.querySelector('[data-id="1"]') !== null));
    },
  },
] satisfies Pitfall[];
