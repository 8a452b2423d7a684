import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(60);

export default function CellApi() {
  const apiRef = useGridApiRef();
  const [result, setResult] = useState('none');
  return (
    <Box sx={{ width: '100%' }}>
      <Button
        onClick={() => {
          apiRef.current?.scrollToIndexes({ rowIndex: 19, colIndex: 3 });
          apiRef.current?.setCellFocus(20, 'product');
        }}
      >
        Go to order 20
      </Button>
      <Button
        onClick={() => {
          const cell = apiRef.current?.getCellParams(1, 'total');
          setResult(`${String(cell?.value)}, ${String(cell?.formattedValue)}`);
        }}
      >
        Read total of order 1
      </Button>
      <div style={{ height: 220 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          hideFooter
        />
      </div>
      <Box role="status" sx={{ pt: 1, typography: 'body2' }}>
        Value and text: {result}
      </Box>
    </Box>
  );
}
