import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function ScrollRestoration() {
  const apiRef = useGridApiRef();
  const [visible, setVisible] = useState(true);
  const [position, setPosition] = useState({ top: 720, left: 0 });

  const toggle = () => {
    if (visible && apiRef.current) {
      setPosition(apiRef.current.getScrollPosition());
    }
    setVisible(!visible);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div>
        <Button onClick={toggle}>
          {visible ? 'Leave the orders' : 'Back to the orders'}
        </Button>
      </div>
      <div style={{ height: 280, width: '100%' }}>
        {visible && (
          <DataGrid
            aria-label="Orders"
            apiRef={apiRef}
            rows={rows}
            columns={orderColumns}
            initialState={{ scroll: position }}
            density="compact"
            hideFooter
          />
        )}
      </div>
    </Stack>
  );
}
