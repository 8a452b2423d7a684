import { useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function EventPanels() {
  const [last, setLast] = useState('none');
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={orderColumns}
          onMenuOpen={() => setLast('menu opened')}
          onMenuClose={() => setLast('menu closed')}
          onPreferencePanelOpen={({ openedPanelValue }) =>
            setLast(`panel of ${openedPanelValue} opened`)
          }
          onPreferencePanelClose={({ openedPanelValue }) =>
            setLast(`panel of ${openedPanelValue} closed`)
          }
          showToolbar
          hideFooter
        />
      </div>
      <code role="status">Last: {last}</code>
    </div>
  );
}
