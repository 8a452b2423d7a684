import { useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(100);

export default function EventSubscribe() {
  const apiRef = useGridApiRef();
  const [position, setPosition] = useState('No cell has the focus.');

  useEffect(() => {
    const unsubscribe = apiRef.current?.subscribeEvent(
      'cellFocusIn',
      ({ id, field }) => setPosition(`Row ${id}, ${field}`),
    );
    return unsubscribe;
  }, [apiRef]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 260 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {position}
      </Typography>
    </div>
  );
}
