import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import { useGridApiRef } from '@mui/x-data-grid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

const rows = makeOrders(40);

export default function ColumnWidthApi() {
  const apiRef = useGridApiRef();
  const change = (difference: number) => {
    const width = apiRef.current?.getColumn('product').computedWidth ?? 100;
    apiRef.current?.setColumnWidth('product', Math.max(80, width + difference));
  };
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => change(-20)}>Narrow Product</Button>
      <Button onClick={() => change(20)}>Widen Product</Button>
      <div style={{ height: 220 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={orderColumns}
          hideFooter
        />
      </div>
    </Box>
  );
}
