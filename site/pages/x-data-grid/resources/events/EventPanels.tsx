import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function EventPanels() {
  const [log, setLog] = useState<string[]>([]);
  const add = (line: string) => setLog((old) => [line, ...old].slice(0, 4));
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={orderColumns}
          onMenuOpen={() => add('menu opened')}
          onMenuClose={() => add('menu closed')}
          onPreferencePanelOpen={({ openedPanelValue }) =>
            add(`panel of ${openedPanelValue} opened`)
          }
          onPreferencePanelClose={({ openedPanelValue }) =>
            add(`panel of ${openedPanelValue} closed`)
          }
          showToolbar
          hideFooter
        />
      </div>
      <code role="status" style={{ display: 'block', height: '3lh' }}>
        Last: {log.join(', ')}
      </code>
    </div>
  );
}
