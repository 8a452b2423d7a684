import { useState } from 'react';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { Pitfall } from '../../pitfall';
import { boxOf } from '../../symptoms';

const rows = [{ id: 1, name: 'Ada' }];
const outside = [{ field: 'name', width: 120 }];

function People({ columns }: { columns: () => typeof outside }) {
  const apiRef = useGridApiRef();
  const [rendered, setRendered] = useState(0);
  return (
    <div style={{ width: 600, height: 300 }}>
      <button onClick={() => apiRef.current?.setColumnWidth('name', 300)}>Widen</button>
      <input type="button" value={`Render ${rendered}`} onClick={() => setRendered(rendered + 1)} />
      <DataGrid apiRef={apiRef} rows={rows} columns={columns()} />
    </div>
  );
}

export default [
  {
    lead: 'Column widths jump back when the parent renders',
    Failing: () => <People columns={() => [{ field: 'name', width: 120 }]} />,
    Fixed: () => <People columns={() => outside} />,
    symptom: async (stage) => {
      await stage.find('[role=columnheader]');
      await stage.click('button');
      await stage.click('input');
      return (await boxOf(stage, '[role=columnheader]')).width < 200;
    },
  },
] satisfies Pitfall[];
