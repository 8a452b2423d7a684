import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orderBook';

const orders = makeOrders(60);
const flash = keyframes`
  from { background-color: rgba(46, 125, 50, 0.35); }
`;

export default function RowFlash() {
  const [rows, setRows] = useState(orders);
  const [changedId, setChangedId] = useState(0);

  const deliverNext = () => {
    const next = rows.find(({ status }) => status === 'Shipped');
    if (!next) return;
    setRows((all) =>
      all.map((row) =>
        row.id === next.id ? { ...row, status: 'Delivered' } : row,
      ),
    );
    setChangedId(next.id);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button onClick={deliverNext}>Deliver next order</Button>
      <div style={{ height: 260, width: '100%' }}>
        <DataGrid
          aria-label="Orders that show changes"
          rows={rows}
          columns={orderColumns}
          getRowClassName={({ id }) => (id === changedId ? 'changed' : '')}
          sx={{
            '& .changed': {
              '@media (prefers-reduced-motion: no-preference)': {
                animation: `${flash} 2s`,
              },
            },
          }}
          hideFooter
        />
      </div>
    </Stack>
  );
}
