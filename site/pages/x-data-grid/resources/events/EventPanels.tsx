import { useRef, useState } from 'react';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function EventPanels() {
  const [log, setLog] = useState<string[]>([]);
  const add = (line: string) => setLog((old) => [line, ...old].slice(0, 4));
  const isMenuOpen = useRef(false);
  const closeMenu = () => {
    // Menus call this when they render for the first time, too.
    if (isMenuOpen.current) add('menu closed');
    isMenuOpen.current = false;
  };
  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          label="Orders"
          rows={rows}
          columns={orderColumns}
          onMenuOpen={() => {
            isMenuOpen.current = true;
            add('menu opened');
          }}
          onMenuClose={closeMenu}
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
